// Handlers whose state belongs to the main actor, and notifications that donate.

import Intents

@MainActor final class Jukebox {
    static let shared = Jukebox()
    var isEmpty = true
}

/// Each of its methods may use what belongs to the main actor. Swift 6 wants the isolation in the conformance.
#if swift(>=6.2)
    @MainActor final class JukeboxHandler: NSObject, @MainActor INPlayMediaIntentHandling {
        private var played = 0

        func confirm(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void) {
            completion(.init(code: Jukebox.shared.isEmpty ? .failureNoUnplayedContent : .ready, userActivity: nil))
        }

        func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
            played += 1
            return INPlayMediaIntentResponse(code: .success, userActivity: nil)
        }
    }
#endif

/// The kind of an intent, made by its class.
func emptyIntent(of kind: INIntent.Type) -> INIntent {
    let intent = kind.init()
    intent.suggestedInvocationPhrase = "Play"
    return intent
}

func caller(_ number: String) -> INPerson {
    INPerson(handle: number, nameComponents: nil, displayName: number, image: nil, contactIdentifier: nil)
}
