import Intents
import SoupKit

/// Resolves the parameters of an order one by one, confirms it as a whole, and hands it to the kitchen.
final class OrderSoupIntentHandler: NSObject, OrderSoupIntentHandling {
    private let kitchen = Kitchen()

    // MARK: Resolve

    func resolveSoup(for intent: OrderSoupIntent) async -> OrderSoupSoupResolutionResult {
        guard let soup = intent.soup else { return .needsValue() }
        guard let dish = Menu.soup(soup.identifier) else {
            let word = soup.displayString.lowercased()
            let similar = Menu.soups.filter { $0.name.lowercased().contains(word) }
            let soups = similar.map { Soup(identifier: $0.identifier, display: $0.name) }
            return soups.isEmpty
                ? .needsValue() : soups.count == 1 ? .success(with: soups[0]) : .disambiguation(with: soups)
        }
        return dish.isSoldOut ? .unsupported(forReason: .soldOut) : .success(with: soup)
    }

    func resolveQuantity(for intent: OrderSoupIntent) async -> OrderSoupQuantityResolutionResult {
        let quantity = intent.quantity?.intValue ?? 1
        if quantity < 1 { return .unsupported(forReason: .lessThanMinimumValue) }
        if quantity > 20 { return .unsupported(forReason: .greaterThanMaximumValue) }
        return .success(with: quantity)
    }

    func resolveOptions(for intent: OrderSoupIntent) async -> [SoupOptionResolutionResult] {
        guard let options = intent.options else { return [.notRequired()] }
        return options.map { Menu.option($0.identifier) == nil ? .unsupported() : .success(with: $0) }
    }

    func resolvePickUpTime(for intent: OrderSoupIntent) async -> OrderSoupPickUpTimeResolutionResult {
        guard let time = intent.pickUpTime else { return .notRequired() }
        guard let hour = time.hour, Menu.openingHours.contains(hour) else {
            return .unsupported(forReason: .kitchenClosed)
        }
        return .success(with: time)
    }

    // MARK: Offer values

    func provideSoupOptionsCollection(for intent: OrderSoupIntent) async throws -> INObjectCollection<Soup> {
        let soups = Menu.soups.filter { !$0.isSoldOut }
        return INObjectCollection(items: soups.map { Soup(identifier: $0.identifier, display: $0.name) })
    }

    func provideOptionsOptionsCollection(for intent: OrderSoupIntent) async throws -> INObjectCollection<SoupOption> {
        INObjectCollection(items: Menu.options.map { SoupOption(identifier: $0.identifier, display: $0.name) })
    }

    // MARK: Confirm and handle

    func confirm(intent: OrderSoupIntent) async -> OrderSoupIntentResponse {
        OrderSoupIntentResponse(code: Order(intent) == nil ? .failure : .ready, userActivity: nil)
    }

    func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse {
        guard let order = Order(intent), let soup = intent.soup else {
            return OrderSoupIntentResponse(code: .failure, userActivity: nil)
        }
        if order.soup.isSoldOut { return .soldOut(soup: soup) }
        if order.quantity > Menu.largestOrder {
            return OrderSoupIntentResponse(code: .continueInApp, userActivity: Activities.planParty(order))
        }
        do {
            let (number, waitTime) = try kitchen.take(order)
            return .success(soup: soup, waitTime: NSNumber(value: waitTime), orderNumber: NSNumber(value: number))
        } catch {
            return OrderSoupIntentResponse(code: .failure, userActivity: nil)
        }
    }
}
