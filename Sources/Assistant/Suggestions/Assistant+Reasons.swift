import Prediction
import ShortcutModel
import SurfaceModel

extension Assistant {
    /// Reasons as one sentence; nil when there are none that can be said.
    func sentence(for reasons: [Reason], _ presenter: Presenter) async -> String? {
        var titles: [ActionPattern: String] = [:]
        for case .after(let previous, _) in reasons {
            if let action = await action(for: previous) {
                titles[previous] = presenter.title(action.shortcut, of: action.app)
            }
        }
        let words = ReasonSentences(locale: presenter.locale)
        let sentences = reasons.compactMap { reason in
            words.sentence(for: reason) { named in
                switch named {
                case .action(let pattern): titles[pattern]
                case .app(let app): presenter.appName(app)
                case .place(let place): place
                case .network(let network): network
                }
            }
        }
        return sentences.isEmpty ? nil : sentences.joined(separator: ". ")
    }
}

extension ShortcutItem.Reason {
    /// A reason with its data by name.
    init(_ reason: Reason) {
        switch reason {
        case .timeOfDay(let start, let end, let days):
            var details: [String: ParameterValue] = ["start": .integer(Int64(start)), "end": .integer(Int64(end))]
            switch days {
            case .everyDay: details["days"] = .string("every-day")
            case .workdays: details["days"] = .string("workdays")
            case .weekends: details["days"] = .string("weekends")
            case .weekday(let day): details["weekday"] = .integer(Int64(day))
            }
            self.init(kind: "time-of-day", details: details)
        case .after(let previous, let count):
            self.init(
                kind: "after",
                details: [
                    "app": .string(previous.app), "action": .string(previous.action), "count": .integer(Int64(count)),
                ])
        case .answer(let seconds): self.init(kind: "answer", details: ["seconds": .decimal(seconds)])
        case .frequency(let count): self.init(kind: "frequency", details: ["count": .integer(Int64(count))])
        case .recency(let seconds): self.init(kind: "recency", details: ["seconds": .decimal(seconds)])
        case .repetition: self.init(kind: "repetition")
        case .rhythm(let seconds): self.init(kind: "rhythm", details: ["seconds": .decimal(seconds)])
        case .foregroundApp(let app): self.init(kind: "foreground-app", details: ["app": .string(app)])
        case .place(let place): self.init(kind: "place", details: ["place": .string(place)])
        case .charging(let flag): self.init(kind: "charging", details: ["value": .boolean(flag)])
        case .headphones(let flag): self.init(kind: "headphones", details: ["value": .boolean(flag)])
        case .network(let name): self.init(kind: "network", details: ["network": .string(name)])
        case .usualParts: self.init(kind: "usual-parts")
        case .suggestedByApp: self.init(kind: "suggested-by-app")
        }
    }
}
