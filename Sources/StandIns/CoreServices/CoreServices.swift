// CoreServices: the module of this name for code that imports it for the older names of content types.

@_exported import MobileCoreServices
