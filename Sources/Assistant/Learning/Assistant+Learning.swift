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
    /// What was committed while everything is learnt anew.
    var meanwhile: [(StoredAction, StoredEvent)] = []
}

extension Assistant {
    /// How many events are learnt at a stretch.
    private static let slice = 100
    /// How many events make a snapshot due at once.
    private static let snapshotInterval = 2_000

    private var maker: EventMaker { EventMaker(apps: registry) }

    /// Up to this many donations are learnt before the service is ready.
    private static let soonLearnt = 500

    /// Takes up the last snapshot and what came after it; where there is none that can be used, or much came after it,
    /// learns in the background.
    func startLearning() async throws {
        if let snapshot = try await store.snapshot(), let learnt = LearntEngine(snapshot) {
            learning.learnt = learnt
            let rest = try await store.reader.events(
                .written(afterRow: snapshot.lastDonation), limit: Self.soonLearnt + 1)
            startRelearning(after: snapshot)
            if rest.count <= Self.soonLearnt { await settle() }
        } else if try await store.countingDonations(upTo: 1) > 0 {
            await relearn(waitingForUpTo: Self.soonLearnt)
        }
        sendOffersToEngine()
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
        let events = committed.take(Self.slice)
        for (action, event) in events {
            actionCache[maker.pattern(action.shortcut, of: action.app)] = action
            learn(action, event)
        }
        if !events.isEmpty { planSnapshot() }
        return events.count == Self.slice
    }

    /// Learns all that was committed, letting others in between.
    ///
    /// - Parameter patience: How long it may take; what remains is learnt all the same, a little later.
    func learnCommitted(within patience: Duration? = nil) async {
        let deadline = patience.map { ContinuousClock.now + $0 }
        while learnSomeCommitted() {
            if let deadline, ContinuousClock.now > deadline { return }
            await Task.yield()
        }
    }

    /// Learns what was committed, after those who wait for an answer have it.
    func planLearning() {
        guard !learning.isPlanned else { return }
        learning.isPlanned = true
        Task(priority: .utility) {
            await learnCommitted()
            learning.isPlanned = false
            // What came in between the two has planned nothing.
            if !committed.isEmpty { planLearning() }
        }
    }

    private func learn(_ action: StoredAction, _ event: StoredEvent) {
        if learning.relearning != nil { learning.meanwhile.append((action, event)) }
        learning.unsaved += 1
        guard learning.learnt.canLearn(event) else {
            learning.learnt.lastDonation = max(learning.learnt.lastDonation, event.donation)
            startRelearning()
            return
        }
        learning.learnt.learn(action, event, maker)
    }

    /// Learns everything anew, because something of it was changed or deleted. Where there is much to learn it goes on
    /// in the background when this returns.
    ///
    /// - Parameter limit: Up to this many donations are waited for.
    func relearn(waitingForUpTo limit: Int = 5_000) async {
        startRelearning()
        let count = try? await store.countingDonations(upTo: limit + 1)
        if let count, count <= limit { await settle() }
    }

    /// Waits until everything is learnt.
    func settle() async {
        await learnCommitted()
        await learning.relearning?.value
    }

    /// - Parameter snapshot: Where to go on from; nil learns everything.
    private func startRelearning(after snapshot: LearningSnapshot? = nil) {
        guard learning.relearning == nil else {
            learning.mustRelearnAgain = true
            return
        }
        learning.meanwhile = []
        learning.relearning = Task { await self.relearnAll(after: snapshot) }
    }

    private func relearnAll(after snapshot: LearningSnapshot?) async {
        var snapshot = snapshot
        repeat {
            learning.mustRelearnAgain = false
            do {
                let reader = try store.makeReader()
                let learnt = try await LearntEngine.learning(after: snapshot, from: reader, maker)
                let isSaved = snapshot.map {
                    ($0.lastDonation, $0.lastFeedback) == (learnt.lastDonation, learnt.lastFeedback)
                }
                snapshot = nil
                if !learning.mustRelearnAgain { install(learnt, isSaved: isSaved ?? false) }
            } catch {
                log(.error, "What was learnt could not be built again: \(error)")
            }
        } while learning.mustRelearnAgain
        learning.relearning = nil
        learning.meanwhile = []
        planSnapshot()
    }

    private func install(_ learnt: sending LearntEngine, isSaved: Bool) {
        let last = learnt.lastDonation
        learning.learnt = learnt
        if !isSaved { learning.unsaved += 1 }
        sendOffersToEngine()
        // What came in while the store was read, and was not yet there to be read.
        for (action, event) in learning.meanwhile where event.donation > last { learn(action, event) }
        learning.meanwhile = []
    }

    func sendOffersToEngine() {
        let maker = maker
        let byApp = Dictionary(grouping: offers, by: \.app)
        for (app, offers) in byApp {
            learning.learnt.engine.setOffers(offers.map { maker.offered($0) }, of: app)
        }
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
                state: learnt.engine.snapshot())
            learning.unsaved = 0
            try await store.save(snapshot, ifGenerationIs: generation)
        } catch {
            log(.error, "What was learnt could not be written; it will be built again at the next start: \(error)")
        }
    }
}

extension EventMaker {
    /// An offer as the prediction takes it.
    func offered(_ offer: StoredOffer) -> OfferedAction {
        var action = OfferedAction(pattern: pattern(offer.shortcut, of: offer.app))
        for relevance in offer.relevant?.relevance ?? [] {
            switch relevance {
            case .dailyRoutine(let situation):
                // The raw values of INDailyRoutineRelevanceProvider.Situation.
                switch situation {
                case 0: action.hours = (5, 11)
                case 1: action.hours = (17, 22)
                case 2: action.relevance.place = "home"
                case 3: action.relevance.place = "work"
                case 4: action.relevance.place = "school"
                case 5: action.relevance.place = "gym"
                case 7: action.relevance.hasHeadphones = true
                default: break
                }
            case .region(_, _, _, let identifier): action.relevance.place = identifier
            case .dates: break
            }
        }
        return action
    }
}
