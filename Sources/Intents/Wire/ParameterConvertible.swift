// Wire: the one place where the classes of this module become the plain values of ShortcutModel, and come back.

import ShortcutModel

/// A type whose values cross the bus.
protocol ParameterConvertible {
    func parameterValue() throws(WireError) -> ParameterValue
}

/// Why a value can't cross the bus.
struct WireError: Error, CustomStringConvertible {
    /// Where the value is, from the outside in: `items`, `2`, `price`.
    var path: [String]
    var problem: String

    static func unsupported(_ value: Any) -> WireError {
        WireError(
            path: [],
            problem:
                "is of type \(type(of: value)), which can't be stored; use String, a number, Bool, Date, Data, URL, "
                + "UUID, NSNull, or an Array, Set or Dictionary of these")
    }

    func inside(_ key: String) -> WireError { WireError(path: [key] + path, problem: problem) }

    var description: String {
        path.isEmpty ? "the value \(problem)" : "'\(path.joined(separator: "."))' \(problem)"
    }
}

extension ParameterValue {
    /// Any value of Swift or Foundation that an app may put into an intent or a `userInfo`.
    init(any value: Any) throws(WireError) {
        if let convertible = value as? any ParameterConvertible {
            self = try convertible.parameterValue()
        } else if let list = value as? [Any] {
            self = .array(try Self.list(list))
        } else if let set = value as? Set<AnyHashable> {
            self = .set(Set(try Self.list(set.map(\.base))))
        } else if let dictionary = value as? [AnyHashable: Any] {
            self = .dictionary(try Self.entries(dictionary))
        } else if let raw = value as? any RawRepresentable<Int> {
            self = .integer(Int64(raw.rawValue))
        } else if let options = value as? any RawRepresentable<UInt> {
            self = .integer(Int64(bitPattern: UInt64(options.rawValue)))
        } else {
            throw .unsupported(value)
        }
    }

    /// The entries of a dictionary whose keys are strings.
    static func entries(_ dictionary: [AnyHashable: Any]) throws(WireError) -> [String: ParameterValue] {
        var entries: [String: ParameterValue] = [:]
        for (key, value) in dictionary {
            let name = key.base as? String ?? (key.base as? NSString).map { $0 as String }
            guard let name else {
                throw WireError(path: ["\(key)"], problem: "is a key of type \(type(of: key.base)); use a String")
            }
            do throws(WireError) { entries[name] = try ParameterValue(any: value) } catch { throw error.inside(name) }
        }
        return entries
    }

    private static func list(_ values: [Any]) throws(WireError) -> [ParameterValue] {
        var list: [ParameterValue] = []
        list.reserveCapacity(values.count)
        for (index, value) in values.enumerated() {
            do throws(WireError) { list.append(try ParameterValue(any: value)) } catch {
                throw error.inside("\(index)")
            }
        }
        return list
    }
}

extension String: ParameterConvertible {
    func parameterValue() -> ParameterValue { .string(self) }
}

extension Substring: ParameterConvertible {
    func parameterValue() -> ParameterValue { .string(String(self)) }
}

extension Bool: ParameterConvertible {
    func parameterValue() -> ParameterValue { .boolean(self) }
}

extension ParameterConvertible where Self: BinaryInteger {
    func parameterValue() -> ParameterValue { Int64(exactly: self).map { .integer($0) } ?? .decimal(Double(self)) }
}

extension Int: ParameterConvertible {}
extension Int8: ParameterConvertible {}
extension Int16: ParameterConvertible {}
extension Int32: ParameterConvertible {}
extension Int64: ParameterConvertible {}
extension UInt: ParameterConvertible {}
extension UInt8: ParameterConvertible {}
extension UInt16: ParameterConvertible {}
extension UInt32: ParameterConvertible {}
extension UInt64: ParameterConvertible {}

extension Double: ParameterConvertible {
    func parameterValue() -> ParameterValue { .decimal(self) }
}

extension Float: ParameterConvertible {
    func parameterValue() -> ParameterValue { .decimal(Double(self)) }
}

extension Date: ParameterConvertible {
    func parameterValue() -> ParameterValue { .date(timeIntervalSince1970) }
}

extension URL: ParameterConvertible {
    func parameterValue() -> ParameterValue { .url(absoluteString) }
}

extension UUID: ParameterConvertible {
    func parameterValue() -> ParameterValue { .uuid(uuidString) }
}

extension Data: ParameterConvertible {
    func parameterValue() -> ParameterValue { .data([UInt8](self)) }
}
