import Intents

/// An order as the app thinks of it. `OrderSoupIntent` is the same thing as the system thinks of it.
public struct Order: Sendable {
    public var soup: Menu.Dish
    public var quantity: Int
    public var options: [Menu.Dish]
    /// Hour and minute; as soon as possible if nil.
    public var pickUpTime: DateComponents?

    public init(soup: Menu.Dish, quantity: Int = 1, options: [Menu.Dish] = [], pickUpTime: DateComponents? = nil) {
        self.soup = soup
        self.quantity = quantity
        self.options = options
        self.pickUpTime = pickUpTime
    }

    /// Nil if the intent does not say which soup, or names one that is not on the menu.
    public init?(_ intent: OrderSoupIntent) {
        guard let soup = Menu.soup(intent.soup?.identifier) else { return nil }
        self.soup = soup
        quantity = intent.quantity?.intValue ?? 1
        options = intent.options?.compactMap { Menu.option($0.identifier) } ?? []
        pickUpTime = intent.pickUpTime
    }

    /// Only what was chosen is set: the parameters that have a value pick the combination, and with it the title.
    public var intent: OrderSoupIntent {
        let intent = OrderSoupIntent()
        intent.soup = Soup(identifier: soup.identifier, display: soup.name)
        intent.quantity = NSNumber(value: quantity)
        if !options.isEmpty {
            intent.options = options.map { SoupOption(identifier: $0.identifier, display: $0.name) }
        }
        intent.pickUpTime = pickUpTime
        intent.suggestedInvocationPhrase = "Order \(soup.name.lowercased())"
        return intent
    }

    public var description: String {
        var text = "\(quantity) \(soup.name)"
        if !options.isEmpty { text += " with \(options.map(\.name).joined(separator: " and "))" }
        if let hour = pickUpTime?.hour {
            let minute = pickUpTime?.minute ?? 0
            text += " for \(hour):\(minute < 10 ? "0" : "")\(minute)"
        }
        return text
    }
}
