import Intents

func vocabulary() {
    INPreferences.requestSiriAuthorization { (status) in
        switch status {
        case .authorized: print(status.rawValue)
        default: print("not")
        }
    }
    let names: NSOrderedSet = ["one", "two"]
    INVocabulary.shared().setVocabularyStrings(names, of: .paymentsAccountNickname)
    INVocabulary.shared().setVocabularyStrings(["interval", "wod"], of: .workoutActivityName)
    INVocabulary.shared().setVocabularyStrings(NSOrderedSet(array: ["a"]), of: INVocabularyStringType.contactName)
    INVocabulary.shared().setVocabulary(
        [INSpeakableString(vocabularyIdentifier: "1", spokenPhrase: "J", pronunciationHint: nil)], of: .contactName)
    INVocabulary.shared().removeAllVocabularyStrings()
    _ = Locale(identifier: INPreferences.siriLanguageCode())
    guard INPreferences.siriAuthorizationStatus() != .authorized else { return }
}

func focus() {
    let center = INFocusStatusCenter.default
    if center.authorizationStatus == .notDetermined {
        center.requestAuthorization { status in
            Task { @MainActor in print(status == .authorized) }
        }
    }
    if center.focusStatus.isFocused ?? false { print("focused") }
    Task {
        let status = await INFocusStatusCenter.default.requestAuthorization()
        let same = await withCheckedContinuation { continuation in
            INFocusStatusCenter.default.requestAuthorization { continuation.resume(returning: $0) }
        }
        print(status == same)
    }
}
