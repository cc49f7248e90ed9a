import Prediction
import ShortcutModel

extension Assistant {
    /// How far from now a moment may be for the surroundings of now to be its own, in seconds.
    private static let nearness = 60.0

    /// What is known of the person's surroundings now: what was told, completed by what was found out.
    public var surroundings: Surroundings { toldSurroundings.completed(by: foundSurroundings) }

    /// Takes what one of the person's tools tells, in the place of what was told before.
    public func setToldSurroundings(_ surroundings: Surroundings) { toldSurroundings = surroundings }

    /// Takes what the system says.
    public func setFoundSurroundings(_ surroundings: Surroundings) { foundSurroundings = surroundings }

    /// What is known of the surroundings between two moments; of the past nothing is.
    func surroundings(from start: Double, to end: Double) -> Surroundings {
        let now = configuration.now()
        return start - Self.nearness <= now && now <= end + Self.nearness ? surroundings : Surroundings()
    }
}

extension ContextSignals {
    init(_ surroundings: Surroundings) {
        self.init(
            foregroundApp: surroundings.foregroundApp, place: surroundings.place, isCharging: surroundings.isCharging,
            hasHeadphones: surroundings.hasHeadphones, network: surroundings.network)
    }
}
