import Intents

extension INRelevantShortcutStore {
    func registerShortcuts() {
        var shortcuts = [INRelevantShortcut]()
        let relevant = INRelevantShortcut(shortcut: INShortcut(userActivity: .forAddingAnEntry()))
        relevant.shortcutRole = .action
        relevant.relevanceProviders = []
        shortcuts.append(relevant)
        setRelevantShortcuts(shortcuts) { (error) in
            if let error = error { print(String(describing: error)) }
        }
    }
}

extension NSUserActivity {
    class func forAddingAnEntry() -> NSUserActivity {
        let activity = NSUserActivity(activityType: "org.example.add")
        activity.requiredUserInfoKeys = []
        activity.title = NSLocalizedString("Add an entry", comment: "")
        return activity
    }
    static let key = "id"
    var identifier: String? { userInfo?[NSUserActivity.key] as? String }
}

extension INRelevantShortcut {
    static func unlock(_ intent: INIntent, near place: CLLocationCoordinate2D? = nil) -> INRelevantShortcut {
        let relevant = INRelevantShortcut(shortcut: .intent(intent))
        relevant.shortcutRole = INRelevantShortcutRole.information
        relevant.widgetKind = "W"
        relevant.relevanceProviders = [
            INDailyRoutineRelevanceProvider(situation: .home), INDailyRoutineRelevanceProvider(situation: .work),
        ]
        if let place = place {
            relevant.relevanceProviders.append(
                INLocationRelevanceProvider(
                    region: CLCircularRegion(center: place, radius: 20.0, identifier: UUID().uuidString)))
        }
        var providers: [INRelevanceProvider] = []
        providers.append(INDateRelevanceProvider(start: Date(), end: nil))
        relevant.relevanceProviders += providers
        let template = INDefaultCardTemplate(title: "T")
        template.subtitle = "S"
        template.image = INImage(named: "i")
        relevant.watchTemplate = template
        return relevant
    }
}

func shortcuts(_ intent: INIntent, _ activities: [NSUserActivity]) {
    INVoiceShortcutCenter.shared.setShortcutSuggestions(activities.map { INShortcut(userActivity: $0) })
    INVoiceShortcutCenter.shared.setShortcutSuggestions(Array([intent].map { .intent($0) }))
    INVoiceShortcutCenter.shared.setShortcutSuggestions([])
    let own = activities.map { (_ activity) -> INShortcut in INShortcut(userActivity: activity) }
    print(own.contains(.intent(intent)))
    guard let shortcut = INShortcut(intent: intent) else { return }
    let relevant = INRelevantShortcut(shortcut: shortcut)
    INRelevantShortcutStore.default.setRelevantShortcuts([relevant])
    INVoiceShortcutCenter.shared.getAllVoiceShortcuts { (shortcuts, error) in
        guard let shortcuts = shortcuts else {
            if let error = error as NSError? { print(error.domain) }
            return
        }
        let mine = shortcuts.first { $0.shortcut.intent is INPlayMediaIntent }
        let phrases = shortcuts.map(\.invocationPhrase)
        let matching = shortcuts.filter { $0.shortcut.userActivity?.activityType == "a" }
        print(mine?.invocationPhrase ?? "", phrases, matching, mine?.identifier.uuidString ?? "")
    }
    Task {
        let all = try await INVoiceShortcutCenter.shared.allVoiceShortcuts()
        if let first = all.first { _ = try? await INVoiceShortcutCenter.shared.voiceShortcut(for: first.identifier) }
    }
    switch shortcut {
    case .intent(let intent): print(intent.identifier ?? "")
    case .userActivity(let activity): print(activity.activityType)
    @unknown default: break
    }
    if case .userActivity(let activity) = shortcut { activity.suggestedInvocationPhrase = "x" }
    shortcut.userActivity?.suggestedInvocationPhrase = "y"
}

extension INVoiceShortcutCenter {
    func voiceShortcut(for identifier: UUID) async throws -> INVoiceShortcut? {
        try await withCheckedThrowingContinuation { continuation in
            getVoiceShortcut(with: identifier) { shortcut, error in
                if let error = error {
                    continuation.resume(throwing: error)
                } else {
                    continuation.resume(returning: shortcut)
                }
            }
        }
    }
}

func deleting(_ interaction: INInteraction) async throws {
    interaction.identifier = "1"
    interaction.groupIdentifier = "g"
    interaction.dateInterval = DateInterval(start: Date(), duration: 1)
    INInteraction.deleteAll { error in print(error ?? "") }
    INInteraction.delete(with: "g") { (error) in if let error = error { print(error.localizedDescription) } }
    INInteraction.delete(with: ["1"], completion: nil)
    try await INInteraction.delete(with: ["1", "2"])
    try await INInteraction.deleteAll()
    NSUserActivity.deleteAllSavedUserActivities {}
    NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: ["a"], completionHandler: {})
    await NSUserActivity.deleteAllSavedUserActivities()
    await NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: [NSUserActivityPersistentIdentifier("a")])
    do { try await interaction.donate() } catch let error as INIntentError where error.code == .donatingInteraction {
        print(error.localizedDescription)
    } catch let error as NSError { print(error.domain == INIntentErrorDomain, error.code) }
    switch interaction.intentHandlingStatus {
    case .unspecified, .ready, .inProgress, .success, .failure, .deferredToApplication, .userConfirmationRequired: break
    @unknown default: break
    }
}

func parameters(_ interaction: INInteraction) -> Set<INParameter> {
    guard let parameter = INParameter(keyPath: \INSendMessageIntent.recipients) else { return [] }
    let other = INParameter(for: INSendMessageIntent.self, keyPath: "recipients")
    print(interaction.parameterValue(for: parameter) as? [INPerson] ?? [], other.parameterKeyPath)
    return [parameter, other]
}

func localized() -> String {
    NSString.deferredLocalizedIntentsString(with: "key") as String
        + (NSString.deferredLocalizedIntentsString(with: "%@", "x") as String)
}
