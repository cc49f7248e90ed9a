import Assistant
import Bus
import ShortcutModel
import ShortcutProtocol
import SurfaceModel
import SurfaceProtocol

/// Reaches apps and extensions over the bus. Names and paths follow from the app's identifier alone.
struct BusShortcutRunner: ShortcutRunner {
    /// How long an extension may take for each step, in seconds.
    private static let timeLimit = 10.0

    let bus: BusConnection

    func resolve(
        _ intent: IntentValue, confirmed: [String], by app: AppManifest
    ) async throws(RunnerError) -> IntentResolution {
        try await callExtension(app, "Resolve", [.dictionary(intent.busDictionary), .strings(confirmed)]) {
            try IntentResolution(busDictionary: $0.dictionary ?? [:])
        }
    }

    func confirm(_ intent: IntentValue, by app: AppManifest) async throws(RunnerError) -> IntentResponseValue {
        try await callExtension(app, "Confirm", [.dictionary(intent.busDictionary)]) {
            try IntentResponseValue(busDictionary: $0.dictionary ?? [:])
        }
    }

    func handle(_ intent: IntentValue, by app: AppManifest) async throws(RunnerError) -> IntentResponseValue {
        try await callExtension(app, "Handle", [.dictionary(intent.busDictionary)]) {
            try IntentResponseValue(busDictionary: $0.dictionary ?? [:])
        }
    }

    func options(
        for parameter: String, of intent: IntentValue, by app: AppManifest
    ) async throws(RunnerError) -> [ParameterValue] {
        let arguments: [BusValue] = [.dictionary(intent.busDictionary), .string(parameter), .string("")]
        return try await callExtension(app, "Options", arguments) { answer in
            try (answer.array ?? []).map { try ParameterValue($0, subject: "option for \(parameter)") }
        }
    }

    func open(
        _ app: AppManifest, continuing activity: ActivityValue, intent: IntentValue?, response: IntentResponseValue?,
        activationToken: String?
    ) async throws(RunnerError) {
        var parameter: [String: BusValue] = ["activity": .dictionary(activity.busDictionary)]
        parameter["intent"] = intent.map { .dictionary($0.busDictionary) }
        parameter["response"] = response.map { .dictionary($0.busDictionary) }
        var platform: [String: BusValue] = [:]
        if let activationToken {
            platform["activation-token"] = .string(activationToken)
            platform["desktop-startup-id"] = .string(activationToken)
        }
        do {
            try await bus.call(
                app.bundleIdentifier, path: AppManifest.objectPath(for: app.bundleIdentifier),
                interface: ShortcutsBus.application.name, method: "ActivateAction",
                [
                    .string(ShortcutsBus.continueActivityAction), .array([.variant(.dictionary(parameter))]),
                    .dictionary(platform),
                ], signature: "sava{sv}")
        } catch {
            throw RunnerError(error)
        }
    }

    func problems(of app: AppManifest) async -> [Problem] {
        guard let names = try? await bus.activatableNames() else { return [] }
        var wanted = [(app.bundleIdentifier, "The app can't be opened")]
        if app.extensionExecutable != nil { wanted.append((app.extensionBusName, "The extension can't be started")) }
        var problems: [Problem] = []
        for (name, consequence) in wanted where !names.contains(name) {
            if (try? await bus.owner(of: name)) ?? nil != nil { continue }
            problems.append(
                Problem(
                    bundleIdentifier: app.bundleIdentifier, severity: .error, subject: name,
                    message: "\(consequence): the bus has no service file for \(name).",
                    mend: "Run 'shortcuts app install DIR' again; it writes the file."))
        }
        return problems
    }

    private func callExtension<Answer>(
        _ app: AppManifest, _ method: String, _ arguments: [BusValue], _ read: (BusValue) throws -> Answer
    ) async throws(RunnerError) -> Answer {
        let name = app.extensionBusName
        do {
            let results = try await bus.call(
                name, path: AppManifest.objectPath(for: name), interface: ShortcutsBus.intentsExtension.name,
                method: method, arguments, signature: ShortcutsBus.intentsExtension.argumentSignature(of: method),
                timeout: Self.timeLimit)
            guard let answer = results.first else { throw RunnerError.failed("\(method) answered with nothing") }
            return try read(answer)
        } catch {
            throw RunnerError(error)
        }
    }
}

extension RunnerError {
    fileprivate init(_ error: any Error) {
        switch error {
        case let error as RunnerError: self = error
        case let error as BusError where error.isServiceUnknown: self = .notInstalled(error.message)
        case let error as BusError where error.isNoReply: self = .timedOut
        default: self = .failed("\(error)")
        }
    }
}
