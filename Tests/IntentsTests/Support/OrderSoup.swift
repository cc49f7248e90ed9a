import Intents

// What the generator writes for a small definition.

enum Size: Int {
    case unknown = 0
    case small, large
}

class Soup: INObject {
    var price: NSNumber? {
        get { _value("price") }
        set { _values["price"] = newValue }
    }

    override class var _schema: _INSchema { schema }
    private static let schema = _INSchema("Soup", parameters: [.init("price", \Soup.price, .decimal)])
}

private let soupCodes = _INSchema.ResponseCode.custom(
    "failureSoupUnavailable", "soldOut", "halfPrice", successes: ["halfPrice"])

class OrderSoupIntent: INIntent {
    var soup: Soup? {
        get { _value("soup") }
        set { _values["soup"] = newValue }
    }

    var quantity: NSNumber? {
        get { _value("quantity") }
        set { _values["quantity"] = newValue }
    }

    var size: Size {
        get { _enumValue("size") ?? .unknown }
        set { _values["size"] = newValue.rawValue }
    }

    var notes: [String]? {
        get { _value("notes") }
        set { _values["notes"] = newValue }
    }

    override class var _schema: _INSchema { schema }
    private static let schema = _INSchema(
        "OrderSoupIntent",
        parameters: [
            .init("soup", \OrderSoupIntent.soup, .object(Soup.self)),
            .init("quantity", \OrderSoupIntent.quantity, .integer),
            .init("size", \OrderSoupIntent.size, .enumeration(.init(Size.self))),
            .init("notes", \OrderSoupIntent.notes, .string, list: true),
        ],
        combinations: [.init("soup,quantity"), .init("soup,quantity,size"), .init("soup", hasTitle: false)],
        description: "Orders soup.", isEligibleForSuggestions: true, definition: "Soup.intentdefinition",
        codes: soupCodes, responseClass: OrderSoupIntentResponse.self,
        handling: handling)

    private static let handling = _INHandling(
        OrderSoupIntent.self, (any OrderSoupHandling).self,
        handle: .answer({ await $0.handle(intent: $1) }, { _, _, done in done(_INNotWritten()) }),
        confirm: .answer({ _, _ in _INNotWritten() }, { _, _, done in done(_INNotWritten()) }),
        resolve: [
            "soup": .answer({ await $0.resolveSoup(for: $1) }, { _, _, done in done(_INNotWritten()) }),
            "notes": .answer({ await $0.resolveNotes(for: $1) }, { _, _, done in done(_INNotWritten()) }),
        ],
        options: [
            "soup": .options(
                { handler, intent, _ in try await handler.soupOptions(for: intent) },
                { _, _, _, done in done(_INNotWritten(), nil) })
        ])
}

protocol OrderSoupHandling: NSObjectProtocol {
    func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse
    func resolveSoup(for intent: OrderSoupIntent) async -> INObjectResolutionResult
    func resolveNotes(for intent: OrderSoupIntent) async -> [INStringResolutionResult]
    func soupOptions(for intent: OrderSoupIntent) async throws -> INObjectCollection<Soup>
}

class OrderSoupIntentResponse: INIntentResponse {
    var waitTime: NSNumber? {
        get { _value("waitTime") }
        set { _values["waitTime"] = newValue }
    }

    override class var _schema: _INSchema { schema }
    private static let schema = _INSchema(
        "OrderSoupIntentResponse",
        parameters: [.init("waitTime", \OrderSoupIntentResponse.waitTime, .integer)],
        codes: soupCodes)
}

class WidgetIntent: INIntent {
    override class var _schema: _INSchema { schema }
    private static let schema = _INSchema(
        "WidgetIntent", combinations: [.init("")], title: "Show", isEligibleForSuggestions: false, isConfigurable: true,
        definition: "Widget.intentdefinition")
}

class HandmadeIntent: INIntent {}

private let registerClasses: Void = {
    for type in [Soup.self, OrderSoupIntent.self, OrderSoupIntentResponse.self] as [_INRecord.Type] {
        _INClassRegistry.register(type)
    }
}()

func makeSoupIntent(_ name: String = "Tomato", quantity: NSNumber? = 2) -> OrderSoupIntent {
    _ = registerClasses
    let intent = OrderSoupIntent()
    intent.soup = Soup(identifier: name.lowercased(), display: name)
    intent.quantity = quantity
    return intent
}
