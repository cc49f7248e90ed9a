import GTK
import Intents
import ShortcutModel

extension ShortcutDescription {
    /// How the service reads a shortcut, or what can be said without the service.
    static func asking(_ service: any ShortcutService, about shortcut: ShortcutValue) async -> ShortcutDescription {
        do {
            return try await service.describe(shortcut, locale: Translation.language)
        } catch {
            NSLog("%@", "A shortcut is shown without the service's description: \(error)")
            return ShortcutDescription(title: plainTitle(of: shortcut))
        }
    }

    private static func plainTitle(of shortcut: ShortcutValue) -> String {
        switch shortcut {
        case .activity(let activity): activity.title ?? activity.activityType
        case .intent(let intent): intent.className
        }
    }
}

extension ShortcutValue {
    /// The image that the app gave for the shortcut as a whole.
    var image: ImageValue? {
        switch self {
        case .activity(let activity): activity.image
        case .intent(let intent): intent.images[""] ?? intent.images.min { $0.key < $1.key }?.value
        }
    }
}
