import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message.
///
/// - Parameters:
///   - message: The text, with a place for each of `args`: `%@`, `%{public}@`, `%d` and so on.
///   - args: The values.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: Any...
) {
    log.write(LogFormat.text(message, args), type)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: Any...
) {
    log.write(LogFormat.text(message, args), type)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message with values in it.
@_disfavoredOverload
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(message.text, type)
}

/// Puts values into the places of a message.
enum LogFormat {
    static func text(_ format: StaticString, _ values: [Any]) -> String {
        let format = "\(format)"
        var values = values[...]
        var text = ""
        var rest = format[...]
        while let percent = rest.firstIndex(of: "%") {
            text += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            var options: Substring = ""
            if rest.first == "{", let end = rest.firstIndex(of: "}") {
                options = rest[...end]
                rest = rest[rest.index(after: end)...]
            }
            let flags = rest.prefix { "+-# 0123456789.hlqjztL".contains($0) }
            guard let kind = rest.dropFirst(flags.count).first else { return text + "%" + options + flags }
            rest = rest.dropFirst(flags.count + 1)
            guard kind != "%" else {
                text += "%"
                continue
            }
            guard let value = values.popFirst() else {
                text += "%" + options + flags + String(kind)
                continue
            }
            let hides = options.contains("private") || options.contains("sensitive")
            text += hides ? "<private>" : formatted(value, String(flags), kind)
        }
        return text + rest
    }

    private static func formatted(_ value: Any, _ flags: String, _ kind: Character) -> String {
        let width = flags.filter { !"hlqjztL".contains($0) }
        switch (kind, value) {
        case ("f", let number as any BinaryFloatingPoint), ("e", let number as any BinaryFloatingPoint),
            ("g", let number as any BinaryFloatingPoint):
            return String(format: "%\(width)\(kind)", Double(number))
        case ("d", let number as any BinaryInteger), ("i", let number as any BinaryInteger):
            return String(format: "%\(width)lld", Int64(truncatingIfNeeded: number))
        case ("u", let number as any BinaryInteger), ("x", let number as any BinaryInteger),
            ("X", let number as any BinaryInteger), ("o", let number as any BinaryInteger):
            return String(format: "%\(width)ll\(kind)", UInt64(truncatingIfNeeded: number))
        default: return "\(value)"
        }
    }
}
