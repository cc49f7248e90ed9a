func valuesAreEqual(_ left: [String: Any], _ right: [String: Any]) -> Bool {
    left.count == right.count
        && left.allSatisfy { name, value in right[name].map { valuesAreEqual(value, $0) } ?? false }
}

func valuesAreEqual(_ left: Any, _ right: Any) -> Bool {
    if let left = left as? NSUserActivity, let right = right as? NSUserActivity {
        return INShortcut.userActivity(left) == .userActivity(right)
    }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    if let left = left as? [Any], let right = right as? [Any] {
        return left.count == right.count && zip(left, right).allSatisfy { valuesAreEqual($0, $1) }
    }
    if let left = left as? [String: Any], let right = right as? [String: Any] { return valuesAreEqual(left, right) }
    return false
}
