/// What users said about suggestions, and how it moves probabilities.
///
/// Each piece adds to the log odds of its pattern, fading with age: dismissed −2.5, halving each week; shown and passed over
/// −.05, halving each day, together no less than −.5; taken +.3, halving each week. "Don't suggest" takes the pattern, and
/// every more specific one, out until its moment; what is over goes when the next comes.
final class FeedbackLedger {
    /// Bound for each pattern, so that the state stays bounded; the oldest passings-over go first.
    private static let limit = 64
    private var given: [ActionPattern: [Feedback]] = [:]
    private var suppressed: [Feedback] = []

    /// How many patterns' probabilities it moves.
    var patternCount: Int { given.count }

    func record(_ feedback: Feedback) {
        if case .dontSuggest = feedback.kind {
            suppressed.removeAll {
                if case .dontSuggest(let until?) = $0.kind { until <= feedback.time } else { false }
            }
            suppressed.append(feedback)
            return
        }
        var list = given[feedback.pattern] ?? []
        list.append(feedback)
        if list.count > Self.limit { list.remove(at: list.firstIndex { $0.kind == .shown } ?? 0) }
        given[feedback.pattern] = list
    }

    func undo(_ feedback: Feedback) {
        if let index = suppressed.lastIndex(of: feedback) { suppressed.remove(at: index) }
        guard var list = given[feedback.pattern], let index = list.lastIndex(of: feedback) else { return }
        list.remove(at: index)
        given[feedback.pattern] = list.isEmpty ? nil : list
    }

    /// - Parameter time: now; when it is unknown (nan), suppression until a moment still holds.
    func isSuppressed(_ pattern: ActionPattern, at time: Double) -> Bool {
        suppressed.contains {
            guard case .dontSuggest(let until) = $0.kind, pattern.isAtLeastAsSpecific(as: $0.pattern) else {
                return false
            }
            return until.map { !(time >= $0) } ?? true
        }
    }

    func adjusted(_ probability: Double, of pattern: ActionPattern, at time: Double) -> Double {
        guard let list = given[pattern] else { return probability }
        var shift: Float = 0
        var passed: Float = 0
        for item in list {
            let days = time.isNaN ? 0 : Float(max(0, time - item.time) / 86400)
            switch item.kind {
            case .dismissed: shift -= 2.5 * exponential(-0.099_021 * days)  // ln 2 / 7
            case .taken: shift += 0.3 * exponential(-0.099_021 * days)
            case .shown: passed -= 0.05 * exponential(-0.693_147 * days)
            case .dontSuggest: break
            }
        }
        let factor = Double(exponential(shift + max(-0.5, passed)))
        let odds = probability / max(1e-9, 1 - probability) * factor
        return odds / (1 + odds)
    }

    func write(to bytes: inout ByteWriter) {
        let all = suppressed + given.values.flatMap { $0 }.sorted(by: Self.precedes)
        bytes.write(UInt32(all.count))
        for item in all {
            bytes.write(item.pattern)
            bytes.write(item.time)
            switch item.kind {
            case .shown: bytes.write(UInt8(0))
            case .taken: bytes.write(UInt8(1))
            case .dismissed: bytes.write(UInt8(2))
            case .dontSuggest(nil): bytes.write(UInt8(3))
            case .dontSuggest(let until?):
                bytes.write(UInt8(4))
                bytes.write(until)
            }
        }
    }

    func read(from bytes: inout ByteReader) -> Bool {
        guard let count = bytes.read(UInt32.self), count <= bytes.remaining else { return false }
        for _ in 0..<count {
            guard let pattern = bytes.readPattern(), let time = bytes.readDouble(), let code = bytes.read(UInt8.self)
            else { return false }
            let kind: FeedbackKind
            switch code {
            case 0: kind = .shown
            case 1: kind = .taken
            case 2: kind = .dismissed
            case 3: kind = .dontSuggest(until: nil)
            case 4:
                guard let until = bytes.readDouble() else { return false }
                kind = .dontSuggest(until: until)
            default: return false
            }
            record(Feedback(pattern: pattern, kind: kind, time: time))
        }
        return true
    }

    private static func precedes(_ a: Feedback, _ b: Feedback) -> Bool {
        a.time != b.time ? a.time < b.time : "\(a)" < "\(b)"
    }
}
