/// On which days: learnt ratios by the wall-clock days since the label's last use, and whether that was on this weekday.
///
/// Classes: 0, 1, … 8, 9–13, 14, 15–20, 21, 22–27, 28 and more days, each also by more than one use or just one.
final class CalendarDays: ExpertFamily {
    static let name = "calendar days"
    static let features = [FeatureDeclaration(name: "days", startWeight: 0.1)]
    private let ratio = BinnedRatio()

    func fill(_ frame: Frame, _ history: History, first: Int) {
        guard frame.moment.isKnown else { return }
        ratio.fill(frame, feature: first) { l in
            let row = Int(history.lastRow[l])
            guard row >= history.rows.lowerBound, !history.rowTime[row & History.mask].isNaN else { return 63 }
            let since = frame.moment.day - Int(history.rowDay[row & History.mask])
            let days: Int
            switch max(0, since) {
            case let d where d <= 8: days = d
            case 9...13: days = 9
            case 14: days = 10
            case 15...20: days = 11
            case 21: days = 12
            case 22...27: days = 13
            default: days = 14
            }
            return days * 2 + (history.uses[l] > 1 ? 1 : 0)
        }
    }

    func learn(_ frame: Frame, _ history: History, chosen: Int32?) {
        if frame.moment.isKnown { ratio.learn(frame, chosen: chosen) }
    }

    func write(to bytes: inout ByteWriter) { ratio.write(to: &bytes) }
    func read(from bytes: inout ByteReader) -> Bool { ratio.read(from: &bytes) }
}
