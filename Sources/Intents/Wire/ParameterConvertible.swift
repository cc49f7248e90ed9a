// Wire: the one place where the classes of this module become the plain values of ShortcutModel, and come back.

import ShortcutModel

/// A type whose values cross the bus.
protocol ParameterConvertible {
    func parameterValue() throws(WireError) -> ParameterValue
}

/// A type whose values hold other values, and these others, without end.
protocol ParameterContainer {
    /// - Parameter room: How many of D-Bus's containers may stand inside each other; see `ParameterValue.nesting`.
    func parameterValue(room: Int) throws(WireError) -> ParameterValue
}

extension ParameterValue {
    /// Any value of Swift or Foundation that an app may put into an intent or a `userInfo`.
    init(any value: Any, room: Int = ParameterValue.maximumNesting) throws(WireError) {
        if let convertible = value as? any ParameterConvertible {
            self = try convertible.parameterValue()
            guard nesting <= room else { throw .tooDeep }
        } else if let container = value as? any ParameterContainer {
            self = try container.parameterValue(room: room)
        } else if let list = value as? [Any] {
            self = .array(try Self.list(list, room: try WireError.room(room, less: Nesting.array)))
        } else if let set = value as? Set<AnyHashable> {
            self = try Self.set(set.map(\.base), room: room)
        } else if let dictionary = value as? [AnyHashable: Any] {
            self = .dictionary(try Self.entries(dictionary, room: try WireError.room(room, less: Nesting.dictionary)))
        } else if let raw = value as? any RawRepresentable<Int> {
            self = .integer(Int64(raw.rawValue))
        } else if let options = value as? any RawRepresentable<UInt> {
            self = .integer(Int64(bitPattern: UInt64(options.rawValue)))
        } else {
            throw .unsupported(value)
        }
    }

    static func set(_ values: [Any], room: Int) throws(WireError) -> ParameterValue {
        .set(Set(try list(values, room: try WireError.room(room, less: Nesting.set))))
    }

    /// The entries of a dictionary by the names of their keys.
    static func entries(
        _ dictionary: [AnyHashable: Any], room: Int = ParameterValue.maximumNesting
    ) throws(WireError) -> [String: ParameterValue] {
        var entries: [String: ParameterValue] = [:]
        for (key, value) in dictionary {
            let name = try ParameterKey.name(of: key.base)
            do throws(WireError) { entries[name] = try ParameterValue(any: value, room: room) } catch {
                throw error.inside(name)
            }
        }
        return entries
    }

    private static func list(_ values: [Any], room: Int) throws(WireError) -> [ParameterValue] {
        var list: [ParameterValue] = []
        list.reserveCapacity(values.count)
        for (index, value) in values.enumerated() {
            do throws(WireError) { list.append(try ParameterValue(any: value, room: room)) } catch {
                throw error.inside("\(index)")
            }
        }
        return list
    }
}
