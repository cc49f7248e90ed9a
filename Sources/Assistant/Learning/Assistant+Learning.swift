import Prediction
import ShortcutModel

/// The prediction and how far it has come with the store.
struct LearningState {
    var learnt = LearntEngine()
    /// Events learnt since the last snapshot.
    var unsaved = 0
    /// Whether a task is about to learn what was committed.
    var isPlanned = false
    /// Waits to write a snapshot.
    var saving: Task<Void, Never>?
    /// Learns everything anew.
    var relearning: Task<Void, Never>?
    var mustRelearnAgain = false
    /// Whether nothing is learnt yet of all that the store holds, because there was no snapshot that could be used.
    var isBlank = false
    /// Which of the date ranges of the offers held when the engine was told of these.
    var datesOfOffers: [Bool] = []
}

extension Assistant {
    /// How many events are learnt at a stretch.
    private static let slice = 100
    /// How many events make a snapshot due at once.
    private static let snapshotInterval = 10_000

    var maker: EventMaker { EventMaker(apps: registry) }

    /// Up to this many donations are learnt before the service is ready.
    private static let soonLearnt = 500

    /// Takes up the last snapshot and what came after it; where there is none that can be used, or much came after it,
    /// learns in the background.
    func startLearning() async throws {
        if let snapshot = try await store.snapshot(), var learnt = LearntEngine(snapshot) {
            try await learnt.learnFeedback(from: store.reader, maker)
            learning.learnt = learnt
            learning.isBlank = false
            committed.readFromStore()
            let rest = try await store.countingDonations(after: snapshot.lastDonation, upTo: Self.soonLearnt + 1)
            if rest <= Self.soonLearnt { await settle() } else { planLearning() }
        } else if try await store.countingDonations(upTo: 1) > 0 {
            learning.isBlank = true
            await relearn(waitingForUpTo: Self.soonLearnt)
        }
        sendOffersToEngine(at: configuration.now())
    }

    /// What was learnt, as bytes: equal where equal things were learnt.
    func learntState() async -> [UInt8] {
        await settle()
        return learning.learnt.engine.snapshot()
    }

    /// Learns what was committed and not yet learnt, in the order of the commits, as much of it as holds up nobody.
    ///
    /// - Returns: Whether more may wait.
    @discardableResult func learnSomeCommitted() -> Bool {
        // Whoever learns everything will learn this too; a few donations alone would make wrong suggestions.
        guard !learning.isBlank else { return false }
        learn(committed.take(Self.slice))
        return !committed.isEmpty
    }

    /// Learns all that was committed, letting others in between.
    ///
    /// - Parameter patience: How long it may take; what remains is learnt all the same, a little later.
    /// - Returns: Whether it went as it should.
    @discardableResult func learnCommitted(within patience: Duration? = nil) async -> Bool {
        let deadline = patience.map { ContinuousClock.now + $0 }
        while learnSomeCommitted() {
            if let deadline, ContinuousClock.now > deadline { return true }
            if let mark = committed.readingMark {
                guard await learnSomeFromStore(mark) else { return false }
            } else {
                await Task.yield()
            }
        }
        return true
    }

    /// Learns the next of what was committed while too much waited.
    ///
    /// - Returns: Whether the store could be read.
    private func learnSomeFromStore(_ mark: Int) async -> Bool {
        let last = learning.learnt.lastDonation
        do {
            let events = try await store.reader.events(after: last, limit: Self.slice)
            // Somebody else went on meanwhile, or everything was learnt anew.
            guard learning.learnt.lastDonation == last else { return true }
            learn(events)
            if events.count < Self.slice { committed.haveRead(through: mark) }
            return true
        } catch {
            log(.error, "What was donated can't be read to be learnt; it will be when the next is: \(error)")
            return false
        }
    }

    /// Learns what was committed, after those who wait for an answer have it: when nothing has come for a moment, or
    /// after a second. Who asks for suggestions earlier learns it then.
    func planLearning() {
        guard !learning.isPlanned else { return }
        learning.isPlanned = true
        Task(priority: .utility) {
            for _ in 0..<20 {
                let count = committed.appendCount
                try? await Task.sleep(for: .milliseconds(50))
                if committed.appendCount == count { break }
            }
            let isWell = await learnCommitted()
            learning.isPlanned = false
            // What came in between the two has planned nothing.
            if isWell, !committed.isEmpty { planLearning() }
        }
    }

    private func learn(_ events: [(StoredAction, StoredEvent)]) {
        takeUpWhatWasAhead()
        for (action, event) in events where event.donation > learning.learnt.lastDonation {
            actionCache[maker.pattern(action.shortcut, of: action.app)] = action
            learning.unsaved += 1
            // What is dated ahead came from a clock that has been put right since: it would come before all that follows.
            guard event.date <= configuration.now() else {
                learning.learnt.lastDonation = event.donation
                learning.learnt.lastAhead = max(learning.learnt.lastAhead ?? event.date, event.date)
                continue
            }
            guard learning.learnt.canLearn(event) else {
                learning.learnt.lastDonation = event.donation
                // One that is under way has it, or finds it again in the store.
                if learning.relearning == nil { startRelearning() }
                continue
            }
            learning.learnt.learn(action, event, maker)
        }
        if !events.isEmpty { planSnapshot() }
    }

    /// Learns everything anew, because something of it was changed or deleted. Where there is much to learn it goes on
    /// in the background when this returns.
    ///
    /// - Parameter limit: Up to this many donations are waited for.
    func relearn(waitingForUpTo limit: Int = 5_000) async {
        startRelearning()
        await settle(ifUpTo: limit)
    }

    /// Learns what was left out because it was dated ahead, once its time has come.
    func takeUpWhatWasAhead() {
        guard let ahead = learning.learnt.lastAhead, ahead <= configuration.now() else { return }
        learning.learnt.lastAhead = nil
        startRelearning()
    }

    /// Whether much that was kept is not learnt yet.
    var isCatchingUp: Bool { learning.relearning != nil || committed.readingMark != nil }

    /// Waits until everything is learnt anew, where that is at most so many donations.
    func settle(ifUpTo limit: Int = 5_000) async {
        guard learning.relearning != nil else { return }
        guard let count = try? await store.countingDonations(upTo: limit + 1), count <= limit else { return }
        await settle()
    }

    /// Waits until everything is learnt.
    func settle() async {
        await learnCommitted()
        while let relearning = learning.relearning {
            await relearning.value
            await learnCommitted()
        }
    }

    private func startRelearning() {
        guard learning.relearning == nil else {
            learning.mustRelearnAgain = true
            return
        }
        learning.relearning = Task { await self.relearnAll() }
    }

    private func relearnAll() async {
        repeat {
            learning.mustRelearnAgain = false
            do {
                let learnt = try await LearntEngine.learningAll(
                    from: try store.makeReader(), until: configuration.now(), maker)
                if !learning.mustRelearnAgain { install(learnt) }
            } catch {
                log(.error, "What was learnt could not be built again: \(error)")
            }
        } while learning.mustRelearnAgain
        learning.relearning = nil
        planSnapshot()
        planLearning()
    }

    private func install(_ learnt: sending LearntEngine) {
        learning.learnt = learnt
        learning.isBlank = false
        learning.unsaved += 1
        // What was written while the store was read has higher rows.
        committed.readFromStore()
        sendOffersToEngine(at: configuration.now())
    }

    // MARK: Snapshots

    private func planSnapshot() {
        guard learning.unsaved > 0, learning.relearning == nil else { return }
        let isDue = learning.unsaved >= Self.snapshotInterval
        guard isDue || learning.saving == nil else { return }
        learning.saving?.cancel()
        learning.saving = Task {
            if !isDue { try? await Task.sleep(for: .seconds(60)) }
            guard !Task.isCancelled else { return }
            await self.saveLearning()
            self.learning.saving = nil
        }
    }

    /// Writes a snapshot of what was learnt, unless it is being built anew.
    func saveLearning() async {
        do {
            let generation = try await store.generation()
            learnSomeCommitted()
            guard learning.unsaved > 0, learning.relearning == nil else { return }
            let learnt = learning.learnt
            let snapshot = LearningSnapshot(
                lastDonation: learnt.lastDonation, lastDate: learnt.lastDate, lastFeedback: learnt.lastFeedback,
                lastAhead: learnt.lastAhead,
                state: learnt.engine.snapshot())
            learning.unsaved = 0
            try await store.save(snapshot, ifGenerationIs: generation)
        } catch {
            log(.error, "What was learnt could not be written; it will be built again at the next start: \(error)")
        }
    }
}
