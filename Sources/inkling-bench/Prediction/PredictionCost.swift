import Glibc
import Prediction

/// `inkling-bench prediction-cost [EVENTS [ACTIONS]]`: the processor time of learning and asking with 1,000 known actions (or another number), early and
/// late in a long history.
func predictionCost(_ arguments: [String]) throws(BenchError) {
    let events = arguments.first.flatMap { Int($0) } ?? 20_000
    let actions = arguments.dropFirst().first.flatMap { Int($0) } ?? 1000
    let engine = PredictionEngine()
    var state: UInt64 = 1
    func random(_ n: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(n))
    }
    var learning: [Double] = []
    var asking: [Double] = []
    var time = 1_704_067_200.0
    for n in 0..<events {
        // Few actions make most of the rows; each follows the hour and the one before a little.
        let rank = random(3) == 0 ? random(actions) : random(1 + random(1 + random(100)))
        let action = n < actions ? n : (rank + Int(time / 3600) % 24 * 7) % actions
        time += Double(60 + random(7200))
        let context = AskingContext(time: time, utcOffset: 60)
        if n % 10 == 0, n >= actions { asking.append(seconds { _ = engine.rank(context, limit: 8) }) }
        let event = ActionEvent(
            pattern: ActionPattern(app: "app\(action % 40)", action: "action\(action)"), time: time, utcOffset: 60)
        let spent = seconds { engine.learn(event) }
        if n % 10 == 5, n >= actions { learning.append(spent) }
    }
    func report(_ name: String, _ all: [Double]) {
        for (part, list) in [("first tenth", all.prefix(all.count / 10)), ("last tenth", all.suffix(all.count / 10))] {
            let sorted = list.sorted()
            guard !sorted.isEmpty else { continue }
            print(
                "\(name), \(part): median \(milliseconds(sorted[sorted.count / 2])), p99 \(milliseconds(sorted[sorted.count * 99 / 100]))"
            )
        }
    }
    report("learn", learning)
    report("rank", asking)
    var bytes: [UInt8] = []
    let writing = seconds { bytes = engine.snapshot() }
    var restored: PredictionEngine?
    let reading = seconds { restored = PredictionEngine(snapshot: bytes) }
    guard restored != nil else { throw BenchError("the snapshot could not be read back") }
    print("snapshot: \(bytes.count / 1024) KiB, written in \(milliseconds(writing)), read in \(milliseconds(reading))")
}

/// Processor time: what others do on the machine does not count.
private func seconds(_ body: () -> Void) -> Double {
    let start = processorSeconds()
    body()
    return processorSeconds() - start
}

private func processorSeconds() -> Double {
    var now = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) * 1e-9
}
