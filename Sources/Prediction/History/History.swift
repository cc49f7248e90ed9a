/// The remembered past: a window of the last rows, and per label what all rows added up to.
///
/// A *label* is a whole action (app, action, all parameter values), numbered from 0 as they appear. A *row* is one own
/// action; rows are numbered from 0 for ever and the last `window` of them are kept.
final class History {
    static let window = 16384
    static let mask = window - 1

    // MARK: Rows, each at `row & mask`

    var rowCount = 0
    let rowLabel = Column<Int32>(capacity: window, zero: -1)
    let rowTime = Column<Double>(capacity: window, zero: .nan)
    let rowMinute = Column<Int16>(capacity: window, zero: -1)
    let rowWeekday = Column<Int8>(capacity: window, zero: -1)
    let rowDay = Column<Int32>(capacity: window, zero: .min)
    /// The row of the same label before, or -1.
    let olderRow = Column<Int32>(capacity: window, zero: -1)

    // MARK: Labels

    private(set) var labelCount = 0
    /// Its kind of action, and its app, by number.
    let kind = Column<Int32>(capacity: 64, zero: 0)
    let app = Column<Int32>(capacity: 64, zero: 0)
    /// Own uses; and uses that halve every 30 and every 5 rows, and decay with e-folding 7 days and 1 day.
    let uses = Column<Float>(capacity: 64)
    let uses30 = Column<Float>(capacity: 64)
    let uses5 = Column<Float>(capacity: 64)
    let usesWeek = Column<Float>(capacity: 64)
    let usesDay = Column<Float>(capacity: 64)
    /// Row of the last own use, or -1, and its time.
    let lastRow = Column<Int32>(capacity: 64, zero: -1)
    let lastTime = Column<Double>(capacity: 64, zero: .nan)
    /// Received rows that this label would answer: how many, when the last, and whether it is still unanswered.
    let received = Column<Float>(capacity: 64)
    let lastReceived = Column<Double>(capacity: 64, zero: .nan)
    let isUnanswered = Column<UInt8>(capacity: 64, zero: 0)
    /// Labels by recency of own or received rows, and senders by recency of received rows; most recent first.
    let recency = Column<Int32>(capacity: 64, zero: -1)
    let senders = Column<Int32>(capacity: 64, zero: -1)
    var senderCount = 0
    /// The label of the last event if that was received, else -1.
    var justReceived: Int32 = -1
    /// When the last own row was; its age tells the gap.
    var newestTime = Double.nan
    /// How many labels have one own use.
    var usedOnceCount = 0
    var decayedAt = Double.nan

    /// The label `back` rows ago: 1 is the last row. -1 when there is none.
    @inline(__always) func label(back: Int) -> Int32 {
        back <= min(rowCount, Self.window) ? rowLabel[(rowCount - back) & Self.mask] : -1
    }

    /// Rows that are still remembered.
    var rows: Range<Int> { max(0, rowCount - Self.window)..<rowCount }

    /// Calls `body` with the rows of a label among the last `limit` rows, newest first.
    @inline(__always) func forEachRow(of label: Int32, amongLast limit: Int, _ body: (_ row: Int) -> Void) {
        let oldest = max(0, rowCount - min(limit, Self.window))
        var row = Int(lastRow[Int(label)])
        while row >= oldest {
            body(row)
            row = Int(olderRow[row & Self.mask])
        }
    }

    /// - Parameters:
    ///   - kind: number of its kind of action.
    ///   - app: number of its app.
    func addLabel(kind: Int32 = 0, app: Int32 = 0) -> Int32 {
        let label = labelCount
        labelCount += 1
        for column in [uses, uses30, uses5, usesWeek, usesDay, received] { column.reserve(labelCount) }
        for column in [lastTime, lastReceived] { column.reserve(labelCount) }
        for column in [lastRow, recency, senders, self.kind, self.app] { column.reserve(labelCount) }
        isUnanswered.reserve(labelCount)
        self.kind[label] = kind
        self.app[label] = app
        recency[label] = Int32(label)  // the least recent until its first row is learnt
        return Int32(label)
    }

    func appendOwn(_ label: Int32, at moment: Moment) {
        let slot = rowCount & Self.mask
        rowLabel[slot] = label
        rowTime[slot] = moment.time
        rowMinute[slot] = Int16(moment.minute)
        rowWeekday[slot] = Int8(moment.weekday)
        rowDay[slot] = Int32(clamping: moment.day)
        olderRow[slot] = lastRow[Int(label)]
        decayCounts(to: moment.time)
        let l = Int(label)
        uses[l] += 1
        if uses[l] == 1 { usedOnceCount += 1 } else if uses[l] == 2 { usedOnceCount -= 1 }
        uses30[l] += 1
        uses5[l] += 1
        usesWeek[l] += 1
        usesDay[l] += 1
        lastRow[l] = Int32(truncatingIfNeeded: rowCount)
        lastTime[l] = moment.time
        isUnanswered[l] = 0
        justReceived = -1
        newestTime = moment.time
        moveToFront(label, in: recency, count: labelCount)
        rowCount += 1
    }

    func appendReceived(_ label: Int32, at moment: Moment) {
        let l = Int(label)
        if received[l] == 0 {
            senders[senderCount] = label
            senderCount += 1
        }
        received[l] += 1
        lastReceived[l] = moment.time
        isUnanswered[l] = 1
        justReceived = label
        moveToFront(label, in: recency, count: labelCount)
        moveToFront(label, in: senders, count: senderCount)
    }

    private func decayCounts(to time: Double) {
        let byRow30: Float = 0.977_159_97
        let byRow5: Float = 0.870_550_57  // 2^(-1/30), 2^(-1/5)
        var week: Float = 1
        var day: Float = 1
        if !time.isNaN {
            if !decayedAt.isNaN, time > decayedAt {
                let days = Float((time - decayedAt) / 86400)
                week = exponential(-days / 7)
                day = exponential(-days)
            }
            decayedAt = decayedAt.isNaN ? time : max(time, decayedAt)
        }
        for i in stride(from: 0, to: labelCount, by: 8) {
            uses30.pointer.setLane(i, uses30.pointer.lane(i) * byRow30)
            uses5.pointer.setLane(i, uses5.pointer.lane(i) * byRow5)
            usesWeek.pointer.setLane(i, usesWeek.pointer.lane(i) * week)
            usesDay.pointer.setLane(i, usesDay.pointer.lane(i) * day)
        }
    }

    private func moveToFront(_ label: Int32, in list: Column<Int32>, count: Int) {
        let p = list.pointer
        var carried = label
        for i in 0..<count {
            let next = p[i]
            p[i] = carried
            if next == label { return }
            carried = next
        }
    }
}
