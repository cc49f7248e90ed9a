import Foundation
import SoupKit

/// `order SOUP [--quantity N] [--with OPTION]... [--pick-up HH:MM] [--at DATE]`
struct OrderArguments {
    private var soup: String?
    private var quantity = 1
    private var options: [String] = []
    private var pickUpTime: DateComponents?
    /// When the order was placed, for telling a story about last week: 2026-11-30T12:00, local time.
    private(set) var date = Date()

    init(_ words: some Sequence<String>) throws {
        var words = Array(words)[...]
        while let word = words.popFirst() {
            guard word.hasPrefix("--") else {
                soup = word
                continue
            }
            guard let value = words.popFirst() else { throw UsageError("\(word) needs a value") }
            switch word {
            case "--quantity": quantity = Int(value) ?? 0
            case "--with": options.append(value)
            case "--pick-up": pickUpTime = try Self.time(value)
            case "--at": date = try Self.date(value)
            default: throw UsageError("there is no option \(word)")
            }
        }
    }

    func order() throws -> Order {
        guard let dish = Menu.soup(soup), !dish.isSoldOut else {
            throw UsageError("'\(soup ?? "")' is not on the menu; 'soupchef menu' shows it")
        }
        guard (1...20).contains(quantity) else { throw UsageError("--quantity takes 1 to 20") }
        let options = try options.map { name in
            guard let option = Menu.option(name) else {
                throw UsageError(
                    "there is no '\(name)'; there are \(Menu.options.map(\.identifier).joined(separator: ", "))")
            }
            return option
        }
        return Order(soup: dish, quantity: quantity, options: options, pickUpTime: pickUpTime)
    }

    private static func time(_ text: String) throws -> DateComponents {
        let parts = text.split(separator: ":").compactMap { Int($0) }
        guard parts.count == 2, (0..<24).contains(parts[0]), (0..<60).contains(parts[1]) else {
            throw UsageError("'\(text)' is no time such as 12:30")
        }
        return DateComponents(hour: parts[0], minute: parts[1])
    }

    private static func date(_ text: String) throws -> Date {
        let parts = text.split(whereSeparator: { "-T:".contains($0) }).compactMap { Int($0) }
        guard parts.count == 5 else { throw UsageError("'\(text)' is no date such as 2026-11-30T12:00") }
        let components = DateComponents(
            year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4])
        guard let date = Calendar.current.date(from: components) else { throw UsageError("'\(text)' is no date") }
        return date
    }
}

struct UsageError: Error, CustomStringConvertible {
    let description: String

    init(_ message: String? = nil) {
        description =
            (message.map { $0 + "\n" } ?? "") + """
                Usage: soupchef menu
                       soupchef order SOUP [--quantity N] [--with OPTION]... [--pick-up HH:MM] [--at DATE]
                       soupchef orders
                       soupchef forget
                """
    }
}
