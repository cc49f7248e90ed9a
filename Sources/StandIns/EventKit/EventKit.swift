// EventKit: the module of this name for code that imports it. The rules of repetition that date ranges carry are
// Intents' own; this module must not add a calendar.

@_exported import Intents
