/// The numbers behind the patterns: whole actions (*labels*, the learner's numbering) and the parts of them that may be
/// offered (*levels*: the action with the parameters of one declared combination).
final class Catalog {
    struct Label {
        var pattern: ActionPattern
        var combinations: [[String]]
        var levels: [Int32]
        var family: Int32
        /// Numbers of the parameters' values, in the order of the pattern.
        var values: [Int32]
        /// Forgotten by the user while an engine without it is being rebuilt.
        var isHidden = false
    }

    struct Level {
        var pattern: ActionPattern
        var family: Int32
        var labels: [Int32]
    }

    /// All actions of one app and kind.
    struct Family {
        var bare: ActionPattern
        /// Number of its app.
        var app: Int32
        var labels: [Int32]
        /// Declared combinations of at least two parameters, whose parts can be put together anew.
        var composable: [[String]]
        /// Every value that a parameter has had; its number is its place.
        var values: [ActionParameter] = []
        var valueNumbers: [ActionParameter: Int32] = [:]
    }

    private(set) var labels: [Label] = []
    private(set) var levels: [Level] = []
    private(set) var families: [Family] = []
    /// Levels that no declared combination with fewer parameters covers.
    private(set) var roots: [Int32] = []
    /// Whether any action may be offered at more than one level.
    private(set) var hasSeveralLevels = false
    private var labelNumbers: [ActionPattern: Int32] = [:]
    private var levelNumbers: [ActionPattern: Int32] = [:]
    private var familyNumbers: [ActionPattern: Int32] = [:]
    private var appNumbers: [String: Int32] = [:]

    func label(of pattern: ActionPattern) -> Int32? { labelNumbers[pattern] }
    func level(of pattern: ActionPattern) -> Int32? { levelNumbers[pattern] }
    func family(of pattern: ActionPattern) -> Int32? {
        familyNumbers[ActionPattern(app: pattern.app, action: pattern.action)]
    }

    /// Adds a label; its number is the count of labels before.
    @discardableResult func add(_ pattern: ActionPattern, combinations: [[String]]) -> Label {
        let number = Int32(labels.count)
        let family = addFamily(of: pattern)
        families[Int(family)].labels.append(number)
        labelNumbers[pattern] = number
        let values = pattern.parameters.map { valueNumber($0, in: Int(family)) }
        labels.append(Label(pattern: pattern, combinations: [], levels: [], family: family, values: values))
        declare(combinations, of: number)
        return labels[Int(number)]
    }

    private func addFamily(of pattern: ActionPattern) -> Int32 {
        let bare = ActionPattern(app: pattern.app, action: pattern.action)
        if let known = familyNumbers[bare] { return known }
        let number = Int32(families.count)
        let app = appNumbers[pattern.app] ?? Int32(appNumbers.count)
        appNumbers[pattern.app] = app
        families.append(Family(bare: bare, app: app, labels: [], composable: []))
        familyNumbers[bare] = number
        return number
    }

    private func valueNumber(_ value: ActionParameter, in family: Int) -> Int32 {
        if let known = families[family].valueNumbers[value] { return known }
        let number = Int32(families[family].values.count)
        families[family].values.append(value)
        families[family].valueNumbers[value] = number
        return number
    }

    /// Sets the combinations of a label; they change when its app is updated.
    func declare(_ combinations: [[String]], of number: Int32) {
        let n = Int(number)
        guard labels[n].combinations != combinations else { return }
        for level in labels[n].levels { levels[Int(level)].labels.removeAll { $0 == number } }
        labels[n].combinations = combinations
        labels[n].levels = []
        let pattern = labels[n].pattern
        let family = labels[n].family
        let given = Set(pattern.parameters.map(\.name))
        let applicable = combinations.filter { given.isSuperset(of: $0) }.map(Set.init)
        for combination in combinations where combination.count > 1 {
            if !families[Int(family)].composable.contains(combination) {
                families[Int(family)].composable.append(combination)
            }
        }
        for names in applicable {
            let part = ActionPattern(
                app: pattern.app, action: pattern.action,
                parameters: pattern.parameters.filter { names.contains($0.name) })
            let level = levelNumbers[part] ?? Int32(levels.count)
            if Int(level) == levels.count {
                let isRoot = !applicable.contains { $0.isStrictSubset(of: names) }
                levels.append(Level(pattern: part, family: family, labels: []))
                if isRoot { roots.append(level) }
                levelNumbers[part] = level
            }
            guard !labels[n].levels.contains(level) else { continue }
            labels[n].levels.append(level)
            levels[Int(level)].labels.append(number)
        }
        if labels[n].levels.count > 1 { hasSeveralLevels = true }
    }

    func hide(where isForgotten: (ActionPattern) -> Bool) {
        for n in labels.indices where isForgotten(labels[n].pattern) { labels[n].isHidden = true }
    }

    func write(to bytes: inout ByteWriter) {
        bytes.write(UInt32(labels.count))
        for label in labels {
            bytes.write(label.pattern)
            bytes.write(UInt8(label.isHidden ? 1 : 0))
            bytes.write(UInt32(label.combinations.count))
            for names in label.combinations {
                bytes.write(UInt32(names.count))
                for name in names { bytes.write(name) }
            }
        }
    }

    func read(from bytes: inout ByteReader) -> Bool {
        guard let count = bytes.read(UInt32.self), count <= bytes.remaining else { return false }
        for n in 0..<Int(count) {
            guard let pattern = bytes.readPattern(), let hidden = bytes.read(UInt8.self),
                let sets = bytes.read(UInt32.self), sets <= bytes.remaining, labelNumbers[pattern] == nil
            else { return false }
            var combinations: [[String]] = []
            for _ in 0..<sets {
                guard let names = bytes.read(UInt32.self), names <= bytes.remaining else { return false }
                var set: [String] = []
                for _ in 0..<names {
                    guard let name = bytes.readString() else { return false }
                    set.append(name)
                }
                combinations.append(set)
            }
            add(pattern, combinations: combinations)
            labels[n].isHidden = hidden == 1
        }
        return true
    }
}

extension ActionPattern {
    /// Whether every parameter that `other` names has the same value here, in the same app and kind of action.
    func isAtLeastAsSpecific(as other: ActionPattern) -> Bool {
        app == other.app && action == other.action && other.parameters.allSatisfy(parameters.contains)
    }
}

extension ByteWriter {
    mutating func write(_ pattern: ActionPattern) {
        write(pattern.app)
        write(pattern.action)
        write(UInt32(pattern.parameters.count))
        for parameter in pattern.parameters {
            write(parameter.name)
            write(parameter.value)
        }
    }
}

extension ByteReader {
    mutating func readPattern() -> ActionPattern? {
        guard let app = readString(), let action = readString(), let count = read(UInt32.self), count <= remaining
        else { return nil }
        var pattern = ActionPattern(app: app, action: action)
        for _ in 0..<count {
            guard let name = readString(), let value = readString() else { return nil }
            pattern.parameters.append(ActionParameter(name: name, value: value))
        }
        return pattern
    }
}
