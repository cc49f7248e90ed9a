import IntentDefinition
import ShortcutModel
import SurfaceModel

/// One attempt to run a shortcut.
struct ShortcutRun {
    let app: InstalledApp
    let options: RunOptions
    let runner: any ShortcutRunner
    let presenter: Presenter
    let log: Log

    private var manifest: AppManifest { app.manifest }

    /// - Returns: The result, and the intent when an extension handled it with success.
    func run(_ shortcut: ShortcutValue) async -> (RunResult, handled: IntentValue?) {
        switch shortcut {
        case .activity where options.input != nil: return (failed("This shortcut takes no input."), nil)
        case .activity(let activity):
            return (await open(continuing: activity.forContinuation, intent: nil, response: nil), nil)
        case .intent(var intent):
            var elements: [ParameterPlace: ParameterValue] = [:]
            do throws(TypedAnswers.Fault) {
                let answers = TypedAnswers(app: app, className: intent.className)
                if let given = options.input {
                    let (name, value) = try answers.input(given)
                    intent.parameters[name] = value
                }
                for (name, answer) in options.answers {
                    let place = ParameterPlace(text: name)
                    let value = try answers.value(answer, for: place)
                    if place.element == nil { intent.put(value, at: place) } else { elements[place] = value }
                }
            } catch {
                return (failed(error.text), nil)
            }
            guard presenter.runsInBackground(.intent(intent), of: app.identifier) else {
                return (await open(intent, nil), nil)
            }
            do throws(RunnerError) {
                return try await runInBackground(intent, elements)
            } catch {
                return (await recover(from: error, intent), nil)
            }
        }
    }

    private func recover(from error: RunnerError, _ intent: IntentValue) async -> RunResult {
        switch error {
        case .notInstalled(let reason):
            log(.warning, "\(app.identifier): its extension can't be started (\(reason)); the app is opened instead")
            return await open(intent, nil)
        case .timedOut: return failed("\(manifest.name) did not answer in time.")
        case .failed(let reason):
            log(.warning, "\(app.identifier): its extension failed: \(reason)")
            return failed("\(manifest.name) could not do it.")
        }
    }

    /// - Parameter elements: Answers for elements of lists.
    private func runInBackground(
        _ start: IntentValue, _ elements: [ParameterPlace: ParameterValue]
    ) async throws(RunnerError) -> (RunResult, handled: IntentValue?) {
        let resolution = try await resolve(start, elements)
        let intent = resolution.intent
        if let question = try await question(resolution) { return (question, nil) }

        let confirmation = try await runner.confirm(intent, by: manifest)
        switch ResponseOutcome(confirmation, declared: response(of: intent)) {
        case .failed: return (answered(.failed, intent, confirmation), nil)
        case .opensApp: return (await open(intent, confirmation), nil)
        case .done: break
        }
        if app.intent(intent.className)?.needsConfirmation == true, !options.isConfirmed {
            let text = responseText(of: intent, confirmation)
            let title = presenter.title(.intent(intent), of: app.identifier)
            return (RunResult(outcome: .confirm, text: text ?? "\(title)?", response: confirmation), nil)
        }

        let response = try await runner.handle(intent, by: manifest)
        switch ResponseOutcome(response, declared: self.response(of: intent)) {
        case .failed: return (answered(.failed, intent, response), nil)
        case .opensApp: return (await open(intent, response), nil)
        case .done: return (answered(.done, intent, response), intent)
        }
    }

    /// Resolves the intent, giving each answer for an element when it is asked for: only then has the list the
    /// elements that the extension found before.
    private func resolve(
        _ start: IntentValue, _ elements: [ParameterPlace: ParameterValue]
    ) async throws(RunnerError) -> IntentResolution {
        var (intent, left) = (start, elements)
        while true {
            let resolution = try await runner.resolve(intent, confirmed: options.confirmedParameters, by: manifest)
            guard let place = resolution.outcome.asksAbout, let answer = left.removeValue(forKey: place) else {
                return resolution
            }
            intent = resolution.intent
            intent.put(answer, at: place)
        }
    }

    // MARK: Questions

    private func question(_ resolution: IntentResolution) async throws(RunnerError) -> RunResult? {
        let intent = resolution.intent
        switch resolution.outcome {
        case .ready: return nil
        case .needsValue(let place):
            let name = place.parameter
            // Not every parameter has options; then the caller asks for free text.
            let options = (try? await runner.options(for: name, of: intent, by: manifest)) ?? []
            return RunResult(
                outcome: .needsValue, text: prompt(.primary, name, intent) ?? "Which \(displayName(name, intent))?",
                parameter: place.text, choices: choices(options, name, intent))
        case .choose(let place, let values):
            let name = place.parameter
            let asked = intent.about(place)
            let text =
                prompt(.disambiguationSelection, name, asked, count: values.count)
                ?? prompt(.disambiguationIntroduction, name, asked, count: values.count)
            return RunResult(
                outcome: .choose, text: text ?? "Which \(displayName(name, intent))?", parameter: place.text,
                choices: choices(values, name, intent))
        case .confirm(let place, let value):
            let name = place.parameter
            var proposed = intent
            proposed.parameters[name] = value
            let words = presenter.words(for: value, parameter: name, of: intent, app: app.identifier)
            return RunResult(
                outcome: .confirm, text: prompt(.confirmation, name, proposed) ?? "Did you mean \(words)?",
                parameter: place.text, choices: choices([value], name, intent))
        case .unsupported(let place, let reason):
            let name = place.parameter
            let declared = declared(name, intent)
            let reasons = declared?.unsupportedReasons ?? []
            // The generated enumeration of reasons counts from 1.
            let text = reason >= 1 && reason <= reasons.count ? reasons[reason - 1].text : nil
            let words = text.flatMap {
                $0.isEmpty
                    ? nil : presenter.render($0, of: intent.about(place), app: app.identifier, refused: declared)
            }
            return RunResult(
                outcome: .failed,
                text: words ?? "\(manifest.name) can't use this value for \(displayName(name, intent)).",
                parameter: place.text)
        }
    }

    private func choices(_ values: [ParameterValue], _ parameter: String, _ intent: IntentValue) -> [RunResult.Choice] {
        values.prefix(100).map { value in
            var subtitle = ""
            if case .object(let object) = value, case .string(let text)? = object.properties["subtitleString"] {
                subtitle = Presenter.clean(text, otherwise: "")
            }
            return RunResult.Choice(
                title: presenter.words(for: value, parameter: parameter, of: intent, app: app.identifier),
                subtitle: subtitle, value: value)
        }
    }

    private func declared(_ parameter: String, _ intent: IntentValue) -> Parameter? {
        app.intent(intent.className)?.parameter(named: parameter)
    }

    private func displayName(_ parameter: String, _ intent: IntentValue) -> String {
        let name = declared(parameter, intent).map { presenter.render($0.displayName, of: intent, app: app.identifier) }
        return Presenter.clean(name ?? "", otherwise: parameter).lowercased()
    }

    private func prompt(
        _ kind: Parameter.Prompt.Kind, _ parameter: String, _ intent: IntentValue, count: Int? = nil
    ) -> String? {
        guard let text = declared(parameter, intent)?.prompt(kind) else { return nil }
        return presenter.render(text, of: intent, app: app.identifier, count: count)
    }

    // MARK: Answers

    private func response(of intent: IntentValue) -> Intent.Response? { app.intent(intent.className)?.response }

    private func answered(
        _ outcome: RunResult.Outcome, _ intent: IntentValue, _ response: IntentResponseValue
    ) -> RunResult {
        let plain = outcome == .done ? "Done." : "\(manifest.name) could not do it."
        return RunResult(outcome: outcome, text: responseText(of: intent, response) ?? plain, response: response)
    }

    private func responseText(of intent: IntentValue, _ response: IntentResponseValue) -> String? {
        guard let declared = self.response(of: intent), let code = declared.code(named: response.codeName) else {
            return nil
        }
        let text = code.text.isEmpty ? code.conciseText : code.text
        guard !text.isEmpty else { return nil }
        return presenter.render(
            text, of: intent, app: app.identifier, response: response.parameters, properties: declared.properties)
    }

    private func failed(_ text: String) -> RunResult { RunResult(outcome: .failed, text: text) }

    // MARK: Opening the app

    private func open(_ intent: IntentValue, _ response: IntentResponseValue?) async -> RunResult {
        // Without an activity of the response the app gets one whose type is the intent's class.
        var activity = response?.userActivity ?? ActivityValue(activityType: intent.className)
        if activity.title == nil { activity.title = presenter.title(.intent(intent), of: app.identifier) }
        return await open(continuing: activity, intent: intent, response: response)
    }

    private func open(
        continuing activity: ActivityValue, intent: IntentValue?, response: IntentResponseValue?
    ) async -> RunResult {
        do throws(RunnerError) {
            try await runner.open(
                manifest, continuing: activity, intent: intent, response: response,
                activationToken: options.activationToken)
            return RunResult(outcome: .opened, text: "Opened \(manifest.name).", response: response)
        } catch {
            switch error {
            case .notInstalled(let reason):
                log(.warning, "\(app.identifier) can't be opened: \(reason)")
                return failed("\(manifest.name) can't be opened; 'shortcuts doctor \(app.identifier)' says why.")
            case .timedOut: return failed("\(manifest.name) did not answer in time.")
            case .failed(let reason):
                log(.warning, "\(app.identifier) did not continue the activity: \(reason)")
                let words = Presenter.clean(reason, otherwise: "it gave no reason")
                return failed("\(manifest.name) could not continue: \(words)")
            }
        }
    }
}

/// What a response of an extension means for the run.
private enum ResponseOutcome {
    case done, failed, opensApp

    init(_ response: IntentResponseValue, declared: Intent.Response?) {
        switch response.codeName {
        case "continueInApp", "handleInApp": self = .opensApp
        case "unspecified", "ready", "inProgress", "success": self = .done
        case "failure": self = .failed
        case let name where name.hasPrefix("failureRequiringAppLaunch"): self = .opensApp
        case let name:
            guard let code = declared?.code(named: name) else {
                self = name.hasPrefix("failure") ? .failed : .done
                break
            }
            self = code.isSuccess ? .done : .failed
        }
    }
}

extension ActivityValue {
    /// The activity as the app gets it back: with the required part of its `userInfo`.
    fileprivate var forContinuation: ActivityValue {
        var activity = self
        activity.userInfo = requiredUserInfo
        return activity
    }
}

extension IntentValue {
    /// The intent as a question about one place sees it: of a list it has that element alone.
    fileprivate func about(_ place: ParameterPlace) -> IntentValue {
        guard place.element != nil else { return self }
        var intent = self
        intent.parameters[place.parameter] = self[place]
        return intent
    }
}
