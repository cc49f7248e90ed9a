import ShortcutModel
import SurfaceModel

/// How an app and its extension are reached. The service fills it with the bus; tests with something simpler.
public protocol ShortcutRunner: Sendable {
    /// Resolves parameter after parameter, and says what is missing. `confirmed` has places: `soup`, `toppings[1]`.
    func resolve(
        _ intent: IntentValue, confirmed: [String], by app: AppManifest
    ) async throws(RunnerError) -> IntentResolution
    func confirm(_ intent: IntentValue, by app: AppManifest) async throws(RunnerError) -> IntentResponseValue
    func handle(_ intent: IntentValue, by app: AppManifest) async throws(RunnerError) -> IntentResponseValue
    /// The values that the extension offers for a parameter.
    func options(
        for parameter: String, of intent: IntentValue, by app: AppManifest
    ) async throws(RunnerError) -> [ParameterValue]
    /// Opens the app to continue an activity; with the intent and response that led there, if any did.
    func open(
        _ app: AppManifest, continuing activity: ActivityValue, intent: IntentValue?, response: IntentResponseValue?,
        activationToken: String?
    ) async throws(RunnerError)
    /// What keeps the app or its extension from being reached.
    func problems(of app: AppManifest) async -> [Problem]
}

/// Why an app or its extension did not do something.
public enum RunnerError: Error, Sendable, Hashable {
    /// There is nothing to be started.
    case notInstalled(String)
    /// It did not answer in time.
    case timedOut
    /// It ended in the middle, or answered with an error.
    case failed(String)
}
