import Intents

@main
final class Tea: INApplication {
    init() {}

    func run(arguments: [String]) async throws {
        try await brew(arguments.first ?? "Assam")
    }

    func application(continue userActivity: NSUserActivity) -> Bool {
        guard let intent = userActivity.interaction?.intent as? BrewTeaIntent else { return false }
        print("Asked for \(intent.leaf ?? "tea")")
        return true
    }

    private func brew(_ leaf: String) async throws {
        print("Brewing \(leaf)")
        let intent = BrewTeaIntent()
        intent.leaf = leaf
        intent.suggestedInvocationPhrase = "Time for \(leaf)"
        try await INInteraction(intent: intent, response: nil).donate()
    }
}
