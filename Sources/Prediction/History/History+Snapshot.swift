extension History {
    func write(to bytes: inout ByteWriter) {
        bytes.write(UInt64(rowCount))
        for row in rows {
            let slot = row & Self.mask
            bytes.write(rowLabel[slot])
            bytes.write(rowTime[slot])
            bytes.write(rowMinute[slot])
            bytes.write(rowWeekday[slot])
            bytes.write(rowDay[slot])
        }
        bytes.write(UInt32(senderCount))
        bytes.write(justReceived)
        bytes.write(newestTime)
        bytes.write(decayedAt)
        for l in 0..<labelCount {
            for column in [uses, uses30, uses5, usesWeek, usesDay, received] { bytes.write(column[l]) }
            bytes.write(lastRow[l])
            bytes.write(lastTime[l])
            bytes.write(lastReceived[l])
            bytes.write(isUnanswered[l])
            bytes.write(recency[l])
            bytes.write(senders[l])
        }
    }

    /// Reads into an empty history.
    func read(from bytes: inout ByteReader, _ catalog: Catalog) -> Bool {
        let count = catalog.labels.count
        guard let written = bytes.read(UInt64.self), written <= UInt64(Int32.max) else { return false }
        for label in catalog.labels { _ = addLabel(kind: label.family, app: catalog.families[Int(label.family)].app) }
        rowCount = Int(written)
        for row in rows {
            guard let label = bytes.read(Int32.self), label >= 0, label < count, let time = bytes.readDouble(),
                let minute = bytes.read(Int16.self), minute < Moment.minutesOfDay, let weekday = bytes.read(Int8.self),
                let day = bytes.read(Int32.self)
            else { return false }
            let slot = row & Self.mask
            rowLabel[slot] = label
            rowTime[slot] = time
            rowMinute[slot] = minute
            rowWeekday[slot] = weekday
            rowDay[slot] = day
            olderRow[slot] = lastRow[Int(label)]
            lastRow[Int(label)] = Int32(row)
        }
        guard let senderCount = bytes.read(UInt32.self), senderCount <= count, let just = bytes.read(Int32.self),
            just < count,
            let newest = bytes.readDouble(), let decayed = bytes.readDouble()
        else { return false }
        self.senderCount = Int(senderCount)
        justReceived = just
        newestTime = newest
        decayedAt = decayed
        for l in 0..<count {
            for column in [uses, uses30, uses5, usesWeek, usesDay, received] {
                guard let value = bytes.readFloat() else { return false }
                column[l] = value
            }
            guard let row = bytes.read(Int32.self), let time = bytes.readDouble(), let inTime = bytes.readDouble(),
                let unanswered = bytes.read(UInt8.self), let recent = bytes.read(Int32.self), recent >= 0,
                recent < count,
                let sender = bytes.read(Int32.self), sender < count
            else { return false }
            if uses[l] == 1 { usedOnceCount += 1 }
            lastRow[l] = row
            lastTime[l] = time
            lastReceived[l] = inTime
            isUnanswered[l] = unanswered
            recency[l] = recent
            senders[l] = sender
        }
        return true
    }
}
