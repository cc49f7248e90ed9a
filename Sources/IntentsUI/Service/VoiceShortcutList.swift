import Intents
import ShortcutModel

/// The user's shortcuts of this app, as all add buttons of the program see them: one list, kept up to date by the
/// service's signal.
final class VoiceShortcutList {
    let service: any ShortcutService
    private var shortcuts: [VoiceShortcutValue] = []
    private var buttons: [ObjectIdentifier: WeakButton] = [:]
    private var watching: Task<Void, Never>?

    private struct WeakButton { weak var button: INUIAddVoiceShortcutButton? }

    private static weak var current: VoiceShortcutList?

    /// The list of the program's service.
    static func shared() -> VoiceShortcutList {
        let service = CurrentService.service
        if let current, current.service as AnyObject === service as AnyObject { return current }
        let list = VoiceShortcutList(service)
        current = list
        return list
    }

    private init(_ service: any ShortcutService) { self.service = service }

    isolated deinit { watching?.cancel() }

    func add(_ button: INUIAddVoiceShortcutButton) {
        buttons[ObjectIdentifier(button)] = WeakButton(button: button)
    }

    func first(where predicate: (VoiceShortcutValue) -> Bool) -> VoiceShortcutValue? {
        shortcuts.first(where: predicate)
    }

    /// Asks for the list and goes on following its changes; a second call does nothing while that goes well.
    func watch() {
        guard watching == nil else { return }
        watching = Task { [weak self, service] in
            do {
                // The signal is subscribed to before the list is asked for, so that no change falls between.
                let changes = try await service.voiceShortcutChanges()
                await self?.refresh()
                for await _ in changes { await self?.refresh() }
            } catch {
                NSLog("%@", "Add buttons can't follow changes of the user's shortcuts: \(error)")
            }
            self?.watching = nil
        }
    }

    private func refresh() async {
        do {
            shortcuts = try await service.voiceShortcuts()
        } catch {
            NSLog("%@", "Add buttons can't see the user's shortcuts: \(error)")
            return
        }
        buttons = buttons.filter { $0.value.button != nil }
        for entry in buttons.values { entry.button?.update() }
    }
}
