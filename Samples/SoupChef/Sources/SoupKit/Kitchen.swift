import Foundation

/// Takes orders and remembers them in a file that the app and its extension share.
public struct Kitchen: Sendable {
    private let file: URL

    public init() {
        let environment = ProcessInfo.processInfo.environment
        let state = environment["XDG_STATE_HOME"] ?? (environment["HOME"] ?? "/tmp") + "/.local/state"
        file = URL(filePath: state + "/soupchef/orders.txt")
    }

    /// - Returns: The number of the order, and the minutes that it takes.
    public func take(_ order: Order) throws -> (number: Int, waitTime: Int) {
        (try note(order.description), 5 + 2 * order.quantity)
    }

    /// Adds a line to the list.
    ///
    /// - Returns: Its number.
    @discardableResult
    public func note(_ text: String) throws -> Int {
        let earlier = orders
        let number = earlier.count + 1
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let lines = earlier + ["\(number): \(text)"]
        try (lines.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
        return number
    }

    /// All orders, the oldest first.
    public var orders: [String] {
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map(String.init)
    }
}
