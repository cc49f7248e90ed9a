import ShortcutModel
import Testing

@testable import Intents

@Suite struct `Relevant shortcuts and other lists` {
    @Test func `the list of relevant shortcuts is replaced whole, and an empty one clears it`() async throws {
        try await withService { service in
            let shortcut = INRelevantShortcut(shortcut: .userActivity(Samples.activity))
            #expect(shortcut.relevanceProviders.isEmpty)
            #expect(shortcut.shortcutRole == .action)
            shortcut.relevanceProviders = [
                INDailyRoutineRelevanceProvider(situation: .commute),
                INDateRelevanceProvider(start: Samples.date, end: nil),
            ]
            try await INRelevantShortcutStore.default.setRelevantShortcuts([shortcut, shortcut])
            #expect(service.current.relevantShortcuts.count == 2)
            #expect(
                service.current.relevantShortcuts[0].relevance
                    == [.dailyRoutine(6), .dates(from: Samples.date.timeIntervalSince1970, to: nil)])
            try await INRelevantShortcutStore.default.setRelevantShortcuts([])
            #expect(service.current.relevantShortcuts.isEmpty)
        }
    }

    @Test func `vocabulary of a type is replaced by the next list`() {
        let vocabulary = INVocabulary.shared()
        vocabulary.setVocabularyStrings(NSOrderedSet(array: ["a", "b"]), of: .contactName)
        vocabulary.setVocabulary(
            NSOrderedSet(array: [INSpeakableString(spokenPhrase: "c")]), of: .contactName)
        #expect(vocabulary.words(of: .contactName) == ["c"])
        vocabulary.removeAllVocabularyStrings()
        #expect(vocabulary.words(of: .contactName).isEmpty)
    }

    @Test func `authorization is given without a question`() async {
        #expect(INPreferences.siriAuthorizationStatus() == .authorized)
        let status = await withCheckedContinuation { continuation in
            INPreferences.requestSiriAuthorization { continuation.resume(returning: $0) }
        }
        #expect(status == .authorized)
        #expect(!INPreferences.siriLanguageCode().isEmpty)
    }

    @Test func `nobody tells whether the user is focused`() async {
        #expect(INFocusStatusCenter.default.focusStatus.isFocused == nil)
        #expect(await INFocusStatusCenter.default.requestAuthorization() == .restricted)
    }

    @Test func `a media context that is current is a copy`() {
        let context = INMediaUserContext()
        context.subscriptionStatus = .subscribed
        context.numberOfLibraryItems = 7
        context.becomeCurrent()
        context.numberOfLibraryItems = 8
        let current = INUserContext.currentContext as? INMediaUserContext
        #expect(current?.numberOfLibraryItems == 7)
        #expect(current?.subscriptionStatus == .subscribed)
    }
}
