@testable import Prediction

/// 2024-01-01 00:00 UTC, a Monday.
let monday = 1_704_067_200.0
let hour = 3600.0
let day = 86400.0

func pattern(_ action: String, _ parameters: KeyValuePairs<String, String> = [:], app: String = "app") -> ActionPattern
{
    ActionPattern(
        app: app, action: action, parameters: parameters.map { ActionParameter(name: $0.key, value: $0.value) })
}

func event(
    _ action: String, _ parameters: KeyValuePairs<String, String> = [:], combinations: [[String]]? = nil,
    at time: Double?, utcOffset: Int = 0, signals: ContextSignals = ContextSignals(),
    direction: ActionEvent.Direction = .own
) -> ActionEvent {
    ActionEvent(
        pattern: pattern(action, parameters), combinations: combinations, time: time, utcOffset: utcOffset,
        signals: signals, direction: direction)
}

/// A deterministic source of chance for generated streams.
struct Chance: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        var x = state
        x ^= x >> 33
        x = x &* 0xff51_afd7_ed55_8ccd
        return x ^ (x >> 33)
    }
}

/// A history of numbered labels and one family of experts asked about it.
final class FamilyCase<Family: ExpertFamily> {
    let history = History()
    let family = Family()
    let frame: Frame

    init() {
        frame = Frame(featureCount: max(8, Family.features.count))
    }

    func row(_ label: Int32, at time: Double? = nil) {
        let moment = Moment(time: time, utcOffset: 0)
        fill(moment)
        let isKnown = label < history.labelCount
        family.learn(frame, history, chosen: isKnown ? label : nil)
        while history.labelCount <= label { _ = history.addLabel() }
        history.appendOwn(label, at: moment)
    }

    func received(_ label: Int32, at time: Double? = nil) {
        while history.labelCount <= label { _ = history.addLabel() }
        history.appendReceived(label, at: Moment(time: time, utcOffset: 0))
    }

    func ask(at time: Double? = nil, signals: ContextSignals = ContextSignals()) {
        fill(Moment(time: time, utcOffset: 0), signals)
    }

    private func fill(_ moment: Moment, _ signals: ContextSignals = ContextSignals()) {
        frame.begin(history, moment: moment, signals: signals)
        family.fill(frame, history, first: 0)
    }

    func feature(_ index: Int, _ label: Int) -> Float { frame.feature(index)[label] }
    func base(_ label: Int) -> Float { frame.base[label] }

    /// log((v/parent + κ)/(total + κ))
    func ratio(_ votes: Float, of total: Float, prior: Float, parent: Float) -> Float {
        logarithm((votes / parent + prior) / (total + prior))
    }
}

func isClose(_ a: Float, _ b: Float, within tolerance: Float = 1e-3) -> Bool { abs(a - b) <= tolerance }
