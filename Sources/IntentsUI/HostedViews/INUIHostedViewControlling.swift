import Intents

/// Where a hosted view is shown.
public enum INUIHostedViewContext: UInt, Sendable {
    case siriSnippet = 0
    case mapsCard = 1
}

/// What happens when the user presses a hosted view.
public enum INUIInteractiveBehavior: UInt, Sendable {
    case none = 0
    case nextView = 1
    case launch = 2
    case genericAction = 3
}

/// A view controller that shows an interaction inside of the system's interface. All methods are optional.
@preconcurrency @MainActor public protocol INUIHostedViewControlling: NSObjectProtocol {
    /// Fills the view.
    ///
    /// - Parameter completion: called once with the size that the view wants, in points.
    func configure(
        with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void)

    /// Fills the view with some parameters of the interaction.
    ///
    /// - Parameter completion: called once with whether the view shows them, which ones, and the size that it wants.
    func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void)
}

extension INUIHostedViewControlling {
    public func configure(
        with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void
    ) {
        completion(.zero)
    }

    public func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
    ) {
        completion(false, [], .zero)
    }
}

/// What a hosted view shows that the system then need not show.
@preconcurrency @MainActor public protocol INUIHostedViewSiriProviding: NSObjectProtocol {
    var displaysMap: Bool { get }
    var displaysMessage: Bool { get }
    var displaysPaymentTransaction: Bool { get }
}

extension INUIHostedViewSiriProviding {
    public var displaysMap: Bool { false }
    public var displaysMessage: Bool { false }
    public var displaysPaymentTransaction: Bool { false }
}

extension NSExtensionContext {
    /// The smallest size that a hosted view may have, in points.
    public var hostedViewMinimumAllowedSize: CGSize { CGSize(width: 320, height: 120) }
    /// The largest size that a hosted view may have, in points.
    public var hostedViewMaximumAllowedSize: CGSize { CGSize(width: 320, height: 480) }

    /// The parameters of the interaction that the host would show by itself.
    public func interfaceParametersDescription() -> String { "" }
}
