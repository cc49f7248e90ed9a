/// What is around the person at a moment; what is unknown is nil and costs nothing.
public struct Surroundings: Sendable, Hashable, Codable {
    /// The bundle identifier of the app in front.
    public var foregroundApp: String?
    /// A name of the place, such as "home"; it means what its giver means by it.
    public var place: String?
    public var isCharging: Bool?
    public var hasHeadphones: Bool?
    /// A name of the network.
    public var network: String?

    public init(
        foregroundApp: String? = nil, place: String? = nil, isCharging: Bool? = nil, hasHeadphones: Bool? = nil,
        network: String? = nil
    ) {
        self.foregroundApp = foregroundApp
        self.place = place
        self.isCharging = isCharging
        self.hasHeadphones = hasHeadphones
        self.network = network
    }

    public var isEmpty: Bool { self == Surroundings() }

    /// These surroundings, and what `others` say of the rest.
    public func completed(by others: Surroundings) -> Surroundings {
        Surroundings(
            foregroundApp: foregroundApp ?? others.foregroundApp, place: place ?? others.place,
            isCharging: isCharging ?? others.isCharging, hasHeadphones: hasHeadphones ?? others.hasHeadphones,
            network: network ?? others.network)
    }
}
