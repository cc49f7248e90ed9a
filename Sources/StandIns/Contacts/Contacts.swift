// Contacts: the module of this name for code that imports it. The addresses that places carry are Intents' own; this
// module must not add an address book.

@_exported import Intents
