/// What the kitchen cooks.
public enum Menu {
    public struct Dish: Sendable {
        public let identifier: String
        public let name: String
        public var isSoldOut = false
    }

    public static let soups = [
        Dish(identifier: "tomato", name: "Tomato Soup"),
        Dish(identifier: "lentil", name: "Lentil Soup"),
        Dish(identifier: "pumpkin", name: "Pumpkin Soup"),
        Dish(identifier: "chowder", name: "Clam Chowder", isSoldOut: true),
    ]

    public static let options = [
        Dish(identifier: "croutons", name: "Croutons"),
        Dish(identifier: "bread", name: "Rye Bread"),
        Dish(identifier: "chili", name: "Chili Oil"),
    ]

    public static func soup(_ identifier: String?) -> Dish? { soups.first { $0.identifier == identifier } }
    public static func option(_ identifier: String?) -> Dish? { options.first { $0.identifier == identifier } }

    /// The hours, by the 24-hour clock, at which soups can be picked up.
    public static let openingHours = 11..<20

    /// More soups than this are a party: the app asks for more than an extension can.
    public static let largestOrder = 8
}
