/// How long since its last use: learnt ratios by the time since, and by the rows since in units of what its share leads to expect.
///
/// hazard: classes of log(time since last use), two for each doubling from 15 s. hazgap: classes of log(rows since last use × base share).
///
/// Source: the hazard of renewal (Cox and Lewis 1966) in bins instead of a curve.
final class Hazard: ExpertFamily {
    static let name = "time since last use"
    static let features = [
        FeatureDeclaration(name: "hazard", startWeight: 0.12),
        FeatureDeclaration(name: "hazgap", startWeight: 0.12),
    ]
    private let byTime = BinnedRatio()
    private let byRows = BinnedRatio()

    func fill(_ frame: Frame, _ history: History, first: Int) {
        if frame.moment.isKnown {
            byTime.fill(frame, feature: first) { frame.ageClass($0, history) }
        }
        byRows.fill(frame, feature: first + 1) { l in
            let last = Int(history.lastRow[l])
            return last < 0 ? 63 : min(62, BinnedRatio.halfOctave(64 * Float(history.rowCount - last) * frame.base[l]))
        }
    }

    func learn(_ frame: Frame, _ history: History, chosen: Int32?) {
        if frame.moment.isKnown { byTime.learn(frame, chosen: chosen) }
        byRows.learn(frame, chosen: chosen)
    }

    func write(to bytes: inout ByteWriter) {
        byTime.write(to: &bytes)
        byRows.write(to: &bytes)
    }

    func read(from bytes: inout ByteReader) -> Bool {
        byTime.read(from: &bytes) && byRows.read(from: &bytes)
    }
}
