// Intents: what an app imports to donate what its user did, to offer shortcuts and to run them.
//
// The names are Apple's, so that code written for SiriKit compiles unchanged. This module turns them into the plain
// values of ShortcutModel and makes the bus calls. It must not know how the service learns, ranks, stores or matches
// phrases, and it must not know of any toolkit: a program without a window uses all of it.

@_exported import Foundation
