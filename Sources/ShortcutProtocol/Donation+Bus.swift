import Bus
import ShortcutModel

extension Donation {
    public var busDictionary: [String: BusValue] {
        var writer = DictionaryWriter()
        writer.put("identifier", identifier)
        writer.put("group", groupIdentifier)
        switch action {
        case .intent(let intent): writer.put("intent", .dictionary(intent.busDictionary))
        case .activity(let activity): writer.put("activity", .dictionary(activity.busDictionary))
        }
        writer.put("date", date)
        if duration != 0 { writer.put("duration", duration) }
        writer.put("utc-offset", integer: utcOffset)
        writer.put("direction", integer: direction.rawValue)
        writer.put("handling-status", integer: handlingStatus)
        writer.put("response", response.map { .dictionary($0.busDictionary) })
        if !surroundings.isEmpty { writer.put("context", .dictionary(surroundings.busDictionary)) }
        return writer.entries
    }

    /// Reads a donation, taking the given values for what it doesn't say.
    public init(
        busDictionary: [String: BusValue], identifier: @autoclosure () -> String, date: @autoclosure () -> Double,
        utcOffset: @autoclosure () -> Int
    ) throws {
        var reader = DictionaryReader("donation", busDictionary)
        let action: Action =
            switch try reader.action() {
            case .intent(let intent): .intent(intent)
            case .activity(let activity): .activity(activity)
            }
        self.init(
            identifier: try reader.string("identifier") ?? identifier(),
            groupIdentifier: try reader.string("group"), action: action, date: try reader.number("date") ?? date(),
            duration: try reader.number("duration") ?? 0, utcOffset: try reader.integer("utc-offset") ?? utcOffset(),
            direction: try reader.take("direction", "0, 1 or 2") {
                $0.integer.flatMap { Direction(rawValue: Int($0)) }
            } ?? .unspecified,
            handlingStatus: try reader.integer("handling-status") ?? 0,
            response: try reader.dictionary("response").map(IntentResponseValue.init(busDictionary:)),
            surroundings: try reader.dictionary("context").map(Surroundings.init(busDictionary:)) ?? Surroundings())
        try reader.finish()
    }
}
