import ShortcutModel
import SurfaceModel

/// A list of shortcuts of one kind: those with phrases, or those that apps offer.
public final class ShortcutListModel: ScreenModel {
    public let kind: ShortcutItem.Kind
    public private(set) var items: Loadable<[ShortcutItem]> = .loading {
        didSet { onChange?() }
    }
    public var onChange: (() -> Void)?

    private let service: any ShortcutsService
    private let locale: String?
    private let onFault: (Fault?) -> Void
    private lazy var refresher = Refresher { [weak self] in await self?.load() }

    /// - Parameter onFault: is told of the service's state after each question to it; nil when all is well.
    init(
        _ kind: ShortcutItem.Kind, of service: any ShortcutsService, locale: String?,
        onFault: @escaping (Fault?) -> Void
    ) {
        self.kind = kind
        self.service = service
        self.locale = locale
        self.onFault = onFault
    }

    /// Asks the service again, soon.
    public func refresh() { refresher.request() }

    public func load() async {
        let answer = await Result { try await service.list(kind: kind, locale: locale) }
        let items = self.items.after(answer)
        if self.items != items { self.items = items }
        onFault(answer.fault)
    }

    /// The items of each app, in the order in which the service lists the apps.
    public var sections: [AppSection] {
        var sections: [AppSection] = []
        for item in items.value ?? [] {
            if let index = sections.firstIndex(where: { $0.bundleIdentifier == item.bundleIdentifier }) {
                sections[index].items.append(item)
            } else {
                sections.append(
                    AppSection(
                        bundleIdentifier: item.bundleIdentifier, name: item.appName, icon: item.icon, items: [item]))
            }
        }
        return sections
    }
}

/// The shortcuts of one app.
nonisolated public struct AppSection: Sendable, Hashable {
    public var bundleIdentifier: String
    public var name: String
    public var icon: String
    public var items: [ShortcutItem]
}
