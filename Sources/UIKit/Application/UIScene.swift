/// A part of the program with windows of its own. A program has one scene, if it has a scene delegate.
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// What the system knows of the scene.
    public final let session: UISceneSession
    /// Hears of what happens to the scene.
    public final var delegate: (any UISceneDelegate)?
    /// What the scene is called.
    open var title: String?
    /// Whether the user sees the scene.
    public internal(set) final var activationState = ActivationState.unattached

    /// Creates a scene of a session.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    /// Always nil: a scene belongs to a session.
    public required convenience init?(coder: NSCoder) { nil }

    /// Whether the user sees the scene.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    /// What a scene is connected for.
    @preconcurrency @MainActor public final class ConnectionOptions: NSObject {
        /// The activities that the user took up.
        public let userActivities: Set<NSUserActivity>
        /// The URLs that the user opened.
        public let urlContexts: Set<UIOpenURLContext>
        /// The type of an activity that comes from another device: none does.
        public var handoffUserActivityType: String? { nil }

        init(userActivities: Set<NSUserActivity> = [], urlContexts: Set<UIOpenURLContext> = []) {
            self.userActivities = userActivities
            self.urlContexts = urlContexts
            super.init()
        }
    }
}

/// A scene with windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    /// The windows of the scene that are shown.
    open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
    /// The window of the scene that was shown last.
    open var keyWindow: UIWindow? { windows.last }
}

/// What the system keeps of a scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The key of its configurations in the Info.plist.
        public let rawValue: String

        /// Creates a role.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The program's windows.
        public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// What the scene is for.
    public final let role: Role
    /// How the scene is made.
    public internal(set) final var configuration: UISceneConfiguration
    /// The identifier of the session.
    public final let persistentIdentifier = UUID().uuidString
    /// The scene, while it is connected.
    public internal(set) final weak var scene: UIScene?
    /// What the app keeps of the scene, while the program runs.
    open var userInfo: [String: Any]?

    init(configuration: UISceneConfiguration) {
        role = configuration.role
        self.configuration = configuration
        super.init()
    }
}

/// How a scene is made.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    /// The configuration's name in the Info.plist.
    public final let name: String?
    /// What the scene is for.
    public final let role: UISceneSession.Role
    /// The class of the scene; `UIWindowScene` when nil.
    open var sceneClass: AnyClass?
    /// The class of the scene's delegate. From the beginning it is the one that the Info.plist names for this name and
    /// role, or a class `SceneDelegate` of the program.
    open var delegateClass: AnyClass?

    /// Creates a configuration.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
        delegateClass = SceneManifest.delegateClass(name: name, role: sessionRole)
    }
}

/// A URL that the user opened with the program.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    /// The URL.
    public final let url: URL

    init(url: URL) {
        self.url = url
        super.init()
    }
}
