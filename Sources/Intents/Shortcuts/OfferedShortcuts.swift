import ShortcutModel

/// The two lists of shortcuts that an app offers. The service keeps each until it is replaced.
enum OfferedShortcuts {
    case suggestions, media

    /// Replaces the list. Nothing changes if the shortcuts can't be stored; that is logged.
    func replace(by shortcuts: [INShortcut]) {
        let values = Result { try shortcuts.map { try ShortcutValue($0) } }
        ServiceCall(.voiceShortcutCreationFailed, "Offering shortcuts failed").run(nil) { service in
            switch self {
            case .suggestions: try await service.setSuggestions(values.get())
            case .media: try await service.setUpcomingMedia(values.get())
            }
        }
    }
}
