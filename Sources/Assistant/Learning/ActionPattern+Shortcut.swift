import IntentDefinition
import Prediction
import ShortcutModel

extension ActionPattern {
    /// What counts as the same action: an intent's class with the values that are set, or an activity's type with its
    /// required `userInfo`.
    init(_ shortcut: ShortcutValue, of app: String, declaredBy installed: InstalledApp?) {
        switch shortcut {
        case .intent(let intent):
            let declared = installed?.intent(intent.className)?.parameters.map(\.name) ?? []
            let values = intent.setParameters(declaredBy: installed)
            let known = declared.filter { values[$0] != nil }
            let others = values.keys.filter { !known.contains($0) }.sorted()
            self.init(
                app: app, action: intent.className,
                parameters: (known + others).compactMap { name in
                    values[name].map { ActionParameter(name: name, value: $0.canonicalText) }
                })
        case .activity(let activity):
            self.init(
                app: app, action: activity.activityType,
                parameters: activity.requiredUserInfo.sorted { $0.key < $1.key }.map {
                    ActionParameter(name: $0.key, value: $0.value.canonicalText)
                })
        }
    }
}

extension IntentValue {
    /// The parameters that say something: an enumeration's "unknown" and null are the same as no value.
    func setParameters(declaredBy app: InstalledApp?) -> [String: ParameterValue] {
        let intent = app?.intent(className)
        let definition = app?.definition(of: className)?.definition
        return parameters.filter { name, value in
            switch value {
            case .null: return false
            case .integer(let number):
                guard case .enumeration(let reference)? = intent?.parameter(named: name)?.type else { return true }
                let unset = definition?.enumeration(reference)?.unsetIndex ?? 0
                return Int64(unset) != number
            default: return true
            }
        }
    }

    /// The intent with some of its parameters only.
    func keeping(_ names: Set<String>) -> IntentValue {
        var part = self
        part.parameters = parameters.filter { names.contains($0.key) }
        part.identifier = nil
        return part
    }
}

extension InstalledApp {
    /// The declared sets of parameters at which an action may be offered, as the prediction takes them; nil where there
    /// is nothing declared and the whole action is meant.
    func combinations(for pattern: ActionPattern) -> [[String]]? {
        guard let intent = intent(pattern.action) else { return nil }
        guard intent.isEligibleForSuggestions else { return [] }
        let names = pattern.parameters.map(\.name)
        if intent.isSystem, intent.combinations.isEmpty { return nil }
        return intent.combinations.filter { $0.parameters.isSubset(of: names) }
            .sorted { $0.parameters.count > $1.parameters.count }
            .map { combination in names.filter(combination.parameters.contains) }
    }
}
