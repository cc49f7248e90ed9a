extension Intent {
    /// The suggestion combination whose set of parameters equals this one.
    public func combination(of set: Set<String>) -> Combination? { combinations.first { $0.parameters == set } }

    /// The combination that wins when nothing else decides: the one marked primary, else the only one, else the
    /// largest set, and among those the first by its sorted names.
    public var primaryCombination: Combination? { combinations.first(where: \.isPrimary) ?? Self.largest(combinations) }

    /// The managed combination that fits a state of the parameters: of those whose parameters are all visible the
    /// largest, with the first by its sorted names where several are equal.
    ///
    /// - Parameter value: The value of a parameter; nil when it has none.
    public func managedCombination(given value: (String) -> ParentValue?) -> Combination? {
        let visible = visibleParameters(given: value)
        return Self.largest(managedCombinations.filter { $0.parameters.isSubset(of: visible) })
    }

    /// The parameters whose relationship, and that of all their parents, is met.
    public func visibleParameters(given value: (String) -> ParentValue?) -> Set<String> {
        let byName = Dictionary(parameters.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        return Set(
            parameters.map(\.name).filter { name in
                var seen: Set<String> = []
                var current = byName[name]
                while let parameter = current, let relationship = parameter.relationship {
                    guard seen.insert(parameter.name).inserted, byName[relationship.parent] != nil,
                        relationship.condition.isMet(by: value(relationship.parent))
                    else { return false }
                    current = byName[relationship.parent]
                }
                return true
            })
    }

    /// The title of the intent when these parameters have values.
    ///
    /// The title of the suggestion combination of the very set; where that is missing or empty, the one of the managed
    /// combination of the set; then the intent's own title.
    public func title(for set: Set<String>) -> Text {
        if let title = combination(of: set)?.title, !title.isEmpty { return title }
        if let title = managedCombinations.first(where: { $0.parameters == set })?.title, !title.isEmpty {
            return title
        }
        return title
    }

    /// The second line when these parameters have values; empty when there is none.
    public func subtitle(for set: Set<String>) -> Text { combination(of: set)?.subtitle ?? Text("") }

    private static func largest(_ combinations: [Combination]) -> Combination? {
        combinations.min { one, two in
            one.parameters.count == two.parameters.count
                ? one.parameters.sorted().joined(separator: ",") < two.parameters.sorted().joined(separator: ",")
                : one.parameters.count > two.parameters.count
        }
    }
}

/// The value of a parent parameter, as far as a relationship looks at it.
public enum ParentValue: Sendable, Hashable {
    case enumerationCase(String)
    case boolean(Bool)
    case other
}

extension Parameter.Relationship.Condition {
    /// Whether the parent's value meets the condition. An unknown condition is met: nothing may vanish for it.
    public func isMet(by value: ParentValue?) -> Bool {
        switch self {
        case .hasAnyValue: value != nil
        case .hasCase(let name): value == .enumerationCase(name)
        case .isTrue(let wanted): (value ?? .boolean(false)) == .boolean(wanted)
        case .unknown: true
        }
    }
}
