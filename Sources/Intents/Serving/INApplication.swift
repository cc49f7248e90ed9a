import Glibc

/// A program without a window that the system opens for its shortcuts. Marked `@main`, a class that conforms is the
/// whole program:
///
/// ```swift
/// @main
/// final class SoupChef: INApplication {
///     func application(continue userActivity: NSUserActivity) -> Bool {
///         userActivity.interaction?.intent is OrderSoupIntent
///     }
/// }
/// ```
///
/// A program with windows uses UIKit's application delegate instead; its activities arrive there.
@MainActor public protocol INApplication: AnyObject, Sendable {
    /// Creates the program; it is called once.
    init()

    /// What the program does when a person starts it. The program ends when this returns, and everything that was
    /// donated has arrived. By default it serves until the bus goes away.
    ///
    /// - Parameter arguments: The words of the command line behind the program's name.
    func run(arguments: [String]) async throws

    /// Takes up an activity. When a shortcut of an intent opened the app, the activity's `interaction` has the intent,
    /// and the response of the extension, if that ran before. The activity may arrive right after the start.
    ///
    /// - Returns: Whether the app took it up.
    func application(continue userActivity: NSUserActivity) -> Bool

    /// An activity of this type was to come, and could not be read. By default the failure is logged.
    func application(didFailToContinueUserActivityWithType userActivityType: String, error: any Error)

    /// The object that handles an intent inside the app. It is asked for if the app's manifest names the app's own
    /// program as `INExtensionExecutable`.
    func application(handlerFor intent: INIntent) -> Any?
}

extension INApplication {
    public func run(arguments: [String]) async throws {
        while !Task.isCancelled { try await Task.sleep(for: .seconds(86_400)) }
    }

    public func application(didFailToContinueUserActivityWithType userActivityType: String, error: any Error) {
        Log.warning("The activity \(userActivityType) could not be read: \(error)")
    }

    public func application(handlerFor intent: INIntent) -> Any? { nil }

    /// Runs the program. The bus starts it with `--gapplication-service`: then it serves, and ends when it has not
    /// been called for half a minute.
    public nonisolated static func main() {
        Task { @MainActor in
            let application = Self()
            do { try await ApplicationProgram(application).run() } catch { Program.fail(error) }
            exit(0)
        }
        Program.runMainLoop()
    }
}

/// Runs a program without a window, and serves its activities meanwhile.
@MainActor private final class ApplicationProgram: ApplicationEvents {
    private let application: any INApplication

    init(_ application: any INApplication) { self.application = application }

    func run() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.first == "--gapplication-service" {
            guard let server = try await ApplicationServer.start(self) else { return }
            await withTaskGroup(of: Void.self) { group in
                group.addTask { await server.idle.waitUntilIdle() }
                group.addTask { await server.waitUntilClosed() }
                await group.next()
                group.cancelAll()
                await server.stop()
                await ServiceQueue.shared.drain()
                exit(0)
            }
        }
        // A program that is not installed runs all the same; nobody can call it then.
        let server = Task { try? await ApplicationServer.start(self) }
        try await application.run(arguments: Array(arguments))
        await ServiceQueue.shared.drain()
        await server.value?.stop()
    }

    func activate() {}

    func open(_ locations: [URL]) {}

    func continueActivity(_ delivery: ActivityDelivery) -> Bool {
        application.application(continue: delivery.userActivity())
    }

    func failToContinue(activityType: String, _ error: any Error) {
        application.application(didFailToContinueUserActivityWithType: activityType, error: error)
    }

    func handler(for intent: INIntent) -> Any? { application.application(handlerFor: intent) }
}
