import ShortcutModel
import SurfaceModel

/// What the service may learn and suggest, and what it holds.
public final class PrivacyModel: ScreenModel {
    nonisolated public struct Content: Sendable, Hashable {
        public var status: PrivacyStatus
        public var apps: [AppInfo]

        /// The app, if it is installed.
        public func app(_ bundleIdentifier: String) -> AppInfo? {
            apps.first { $0.bundleIdentifier == bundleIdentifier }
        }
    }

    /// What the user allows an app.
    nonisolated public enum Permission: Sendable { case learn, suggest, showOnLockScreen }

    public private(set) var content: Loadable<Content> = .loading {
        didSet { onChange?() }
    }
    public var onChange: (() -> Void)?

    private let service: any ShortcutsService
    private let onFault: (Fault?) -> Void
    private lazy var refresher = Refresher { [weak self] in await self?.load() }

    init(of service: any ShortcutsService, onFault: @escaping (Fault?) -> Void) {
        self.service = service
        self.onFault = onFault
    }

    /// Asks the service again, soon.
    public func refresh() { refresher.request() }

    public func load() async {
        let answer = await Result { Content(status: try await service.privacy(), apps: try await service.apps()) }
        let content = self.content.after(answer)
        if self.content != content { self.content = content }
        onFault(answer.fault)
    }

    /// Keeps and learns nothing for a time; until it is resumed when `seconds` is nil.
    public func pause(seconds: Int?) async throws(Fault) {
        try await perform { [service] in try await service.pause(seconds: seconds ?? 0) }
    }

    public func resume() async throws(Fault) { try await perform { [service] in try await service.resume() } }

    public func set(_ permission: Permission, of app: String, to isGranted: Bool) async throws(Fault) {
        try await perform { [service] in
            try await service.setAppPrivacy(
                app, learns: permission == .learn ? isGranted : nil, suggests: permission == .suggest ? isGranted : nil,
                showsOnLockScreen: permission == .showOnLockScreen ? isGranted : nil)
        }
    }

    /// - Parameter days: 0 keeps donations for ever.
    public func setRetention(days: Int) async throws(Fault) {
        try await perform { [service] in try await service.setRetention(days: days) }
    }

    /// Deletes what the filter names and all that was learnt from it; everything when the filter is empty.
    public func forget(_ filter: DonationFilter) async throws(Fault) -> Int {
        var count = 0
        try await perform { [service] in count = try await service.forget(filter) }
        return count
    }

    /// The service's state counts, also after a refusal: the view goes back to it.
    private func perform(_ action: () async throws -> Void) async throws(Fault) {
        do {
            try await action()
            await load()
        } catch {
            onChange?()
            throw Fault(error)
        }
    }
}
