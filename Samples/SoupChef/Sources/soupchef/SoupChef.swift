import Intents
import SoupKit

/// The app: a program without a window, so that all of it can be read here. What a button would do is a word on the
/// command line.
@main
final class SoupChef: INApplication {
    private let kitchen = Kitchen()

    init() {}

    func run(arguments: [String]) async throws {
        switch arguments.first {
        case "menu": showMenu()
        case "order": try await order(OrderArguments(arguments.dropFirst()))
        case "orders": for line in kitchen.orders { print(line) }
        case "forget": try await forget()
        default: throw UsageError()
        }
    }

    // MARK: What the user does

    private func showMenu() {
        for soup in Menu.soups { print("\(soup.identifier)  \(soup.name)\(soup.isSoldOut ? " (sold out)" : "")") }
        // A place in the app that is worth coming back to.
        Activities.viewMenu.becomeCurrent()
        // What may be added to Siri before it was ever ordered.
        let offers = Menu.soups.filter { !$0.isSoldOut }.compactMap { INShortcut(intent: Order(soup: $0).intent) }
        INVoiceShortcutCenter.shared.setShortcutSuggestions(offers)
    }

    private func order(_ arguments: OrderArguments) async throws {
        let order = try arguments.order()
        let (number, waitTime) = try kitchen.take(order)
        print("Order \(number): \(order.description), ready in \(waitTime) minutes")
        try await donate(order, number: number, at: arguments.date)
    }

    /// Called once the order is placed, never before: only what was really done may be learnt from.
    private func donate(_ order: Order, number: Int, at date: Date) async throws {
        let interaction = INInteraction(intent: order.intent, response: nil)
        interaction.dateInterval = DateInterval(start: date, duration: 60)
        interaction.identifier = "order-\(number)"
        interaction.groupIdentifier = order.soup.identifier
        try await interaction.donate()
    }

    /// Takes back all that the app ever told.
    private func forget() async throws {
        try await INInteraction.deleteAll()
        await NSUserActivity.deleteAllSavedUserActivities()
        INVoiceShortcutCenter.shared.setShortcutSuggestions([])
        print("Everything is forgotten.")
    }

    // MARK: What the system brings back

    func application(continue userActivity: NSUserActivity) -> Bool {
        switch userActivity.activityType {
        case Activities.viewMenuType:
            showMenu()
            return true
        case Activities.planPartyType:
            guard let order = Activities.order(userActivity) else { return false }
            return (try? kitchen.note("Party to plan: \(order.description)")) != nil
        default:
            // A shortcut of an intent opened the app, because no extension could run it.
            guard let intent = userActivity.interaction?.intent as? OrderSoupIntent, let order = Order(intent) else {
                return false
            }
            return (try? kitchen.take(order)) != nil
        }
    }
}
