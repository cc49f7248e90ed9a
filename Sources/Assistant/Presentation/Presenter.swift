import IntentDefinition
import ShortcutModel
import SurfaceModel

/// The texts of shortcuts, questions and answers, in a language.
struct Presenter: Sendable {
    let registry: AppRegistry
    let locale: String
    let utcOffset: @Sendable (Double) -> Int

    func appName(_ app: String) -> String { registry[app]?.manifest.name ?? app }

    func icon(_ app: String) -> String { registry[app]?.icon ?? "" }

    /// How a shortcut reads. The app's text may be of any length and hold anything: it is cut and cleaned.
    func title(_ shortcut: ShortcutValue, of app: String) -> String {
        switch shortcut {
        case .activity(let activity):
            return Self.clean(activity.title ?? "", otherwise: activity.activityType)
        case .intent(let intent):
            let declared = Self.clean(text(of: intent, app, \.title), otherwise: "")
            return declared.isEmpty ? systemTitle(of: intent, app) ?? intent.className : declared
        }
    }

    func subtitle(_ shortcut: ShortcutValue, of app: String) -> String {
        switch shortcut {
        case .activity(let activity): Self.clean(activity.contentDescription ?? "", otherwise: "")
        case .intent(let intent): Self.clean(text(of: intent, app, \.subtitle), otherwise: "")
        }
    }

    /// Whether the shortcut's extension can run it without opening the app.
    func runsInBackground(_ shortcut: ShortcutValue, of app: String) -> Bool {
        guard case .intent(let intent) = shortcut, let installed = registry[app],
            installed.handlesInBackground(intent.className)
        else { return false }
        let set = Set(intent.setParameters(declaredBy: installed).keys)
        return installed.intent(intent.className)?.combination(of: set)?.supportsBackgroundExecution ?? true
    }

    func description(_ shortcut: ShortcutValue, of app: String) -> ShortcutDescription {
        ShortcutDescription(
            title: title(shortcut, of: app), subtitle: subtitle(shortcut, of: app), appName: appName(app),
            icon: icon(app), suggestedPhrase: shortcut.suggestedInvocationPhrase.map { Self.clean($0, otherwise: "") })
    }

    /// A text of an intent's definition, filled with the values of its parameters.
    ///
    /// - Parameters:
    ///   - response: Values of the response's properties, which come before the intent's.
    ///   - count: What `${count}` stands for.
    ///   - refused: The parameter whose name and limits an unsupported reason may name.
    func render(
        _ text: Text, of intent: IntentValue, app: String, response: [String: ParameterValue] = [:],
        properties: [Parameter] = [], count: Int? = nil, refused: Parameter? = nil
    ) -> String {
        guard let installed = registry[app], let definition = installed.definition(of: intent.className) else {
            return text.base
        }
        let declared = properties + (installed.intent(intent.className)?.parameters ?? [])
        let words = ParameterWords(definition: definition, locale: locale, utcOffset: utcOffset)
        let values = intent.setParameters(declaredBy: installed).merging(response) { $1 }
        var special = refused.map { words.limits(of: $0) } ?? [:]
        if let count { special["count"] = TextValue(String(count), number: Double(count)) }
        return definition.render(text, locale: locale) { path in
            special[path] ?? words.words(for: path, in: values, declared: declared)
        }
    }

    /// How a value of an intent's parameter reads.
    func words(for value: ParameterValue, parameter: String, of intent: IntentValue, app: String) -> String {
        let installed = registry[app]
        let words = ParameterWords(
            definition: installed?.definition(of: intent.className), locale: locale, utcOffset: utcOffset)
        let declared = installed?.intent(intent.className)?.parameter(named: parameter)
        return Self.clean(words.words(for: value, as: declared)?.words ?? "", otherwise: parameter)
    }

    private func text(of intent: IntentValue, _ app: String, _ line: KeyPath<Lines, Text>) -> String {
        guard let installed = registry[app], let declared = installed.intent(intent.className) else { return "" }
        let set = Set(intent.setParameters(declaredBy: installed).keys)
        let lines = Lines(title: declared.title(for: set), subtitle: declared.subtitle(for: set))
        return render(lines[keyPath: line], of: intent, app: app)
    }

    /// The title of a system intent; nil for other intents.
    private func systemTitle(of intent: IntentValue, _ app: String) -> String? {
        let installed = registry[app]
        let words = ParameterWords(
            definition: installed?.definition(of: intent.className), locale: locale, utcOffset: utcOffset)
        let values = intent.setParameters(declaredBy: installed)
        return SystemIntentTitles.title(of: intent.className, locale: locale) {
            words.words(for: $0, in: values, declared: [])?.words
        }.map { Self.clean($0, otherwise: intent.className) }
    }

    private struct Lines {
        var title: Text
        var subtitle: Text
    }

    /// One line of at most 200 characters, without control characters.
    static func clean(_ text: String, otherwise fallback: String) -> String {
        let line = String(
            text.prefix(200).map { $0.isNewline || $0 == "\t" ? " " : $0 }.filter { character in
                !character.unicodeScalars.allSatisfy { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }
            })
        let trimmed = line.split(separator: " ").joined(separator: " ")
        return trimmed.isEmpty ? fallback : trimmed
    }
}

extension Assistant {
    func presenter(_ locale: String?) -> Presenter {
        Presenter(
            registry: registry, locale: locale.flatMap { $0.isEmpty ? nil : $0 } ?? configuration.locale,
            utcOffset: configuration.utcOffset)
    }

    /// How a shortcut reads before it is added anywhere.
    public func describe(_ shortcut: ShortcutValue, of app: String, locale: String?) -> ShortcutDescription {
        presenter(locale).description(shortcut, of: app)
    }
}
