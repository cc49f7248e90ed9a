import ShortcutModel

/// Where media are added: the library or a playlist.
public enum INMediaDestination: ReferenceConvertible {
    /// The class behind this type.
    public typealias ReferenceType = INMediaDestinationReference

    /// The library.
    case library
    /// A playlist by its name.
    case playlist(String)

    /// The name of the playlist; nil for the library.
    public var playlistName: String? {
        guard case .playlist(let name) = self else { return nil }
        return name
    }

    public var description: String { playlistName ?? "library" }
    public var debugDescription: String { "INMediaDestination(\(description))" }

    public func _bridgeToObjectiveC() -> INMediaDestinationReference { INMediaDestinationReference(self) }

    public static func _forceBridgeFromObjectiveC(
        _ source: INMediaDestinationReference, result: inout INMediaDestination?
    ) { result = source.destination }

    public static func _conditionallyBridgeFromObjectiveC(
        _ source: INMediaDestinationReference, result: inout INMediaDestination?
    ) -> Bool {
        result = source.destination
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(
        _ source: INMediaDestinationReference?
    ) -> INMediaDestination { source?.destination ?? .library }
}

/// The class behind `INMediaDestination`.
open class INMediaDestinationReference: _INRecord {
    convenience init(_ destination: INMediaDestination) { self.init(_set: ["playlistName": destination.playlistName]) }

    /// The library.
    public static func library() -> INMediaDestinationReference { INMediaDestinationReference(.library) }

    /// A playlist by its name.
    public static func playlist(named playlistName: String) -> INMediaDestinationReference {
        INMediaDestinationReference(.playlist(playlistName))
    }

    /// Library or playlist.
    public final var mediaDestinationType: INMediaDestinationType { playlistName == nil ? .library : .playlist }
    /// The name of the playlist; nil for the library.
    public final var playlistName: String? { _value("playlistName") }

    final var destination: INMediaDestination { playlistName.map { .playlist($0) } ?? .library }

    override var wireText: String { playlistName ?? "" }
}

extension INMediaDestination: ParameterConvertible {
    static let wireName = "INMediaDestination"

    func parameterValue() -> ParameterValue {
        .object(
            ObjectValue(
                typeName: Self.wireName, displayString: playlistName ?? "",
                properties: playlistName.map { ["playlistName": .string($0)] } ?? [:]))
    }

    init(_ object: ObjectValue) {
        if case .string(let name)? = object.properties["playlistName"] {
            self = .playlist(name)
        } else {
            self = .library
        }
    }
}
