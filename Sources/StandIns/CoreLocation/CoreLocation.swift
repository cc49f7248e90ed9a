// CoreLocation: the module of this name for code that imports it. The places that intents carry are Intents' own; this
// module must not add what finds out where a device is.

@_exported import Intents
