import ShortcutModel
import SurfaceModel

/// The donations that apps made, as many as were looked at, with a filter.
public final class HistoryModel: ScreenModel {
    /// How far back the list goes.
    nonisolated public enum Span: Int, Sendable, CaseIterable {
        case ever, hour, day, week, month

        /// In seconds; nil without a limit.
        public var length: Double? {
            switch self {
            case .ever: nil
            case .hour: 3_600
            case .day: 86_400
            case .week: 7 * 86_400
            case .month: 30 * 86_400
            }
        }
    }

    /// Enough for a large window and some way to scroll, and few enough that their rows are made at once.
    public static let pageSize = 30
    /// How many are asked for at a time when what is there is asked for again.
    private static let refreshSize = 1_000

    public private(set) var records: [DonationRecord] = []
    /// Loading until the first page has come.
    public private(set) var state: Loadable<Void> = .loading
    /// Whether there is more than ``records``.
    public var hasMore: Bool { next != nil }
    /// Runs when the state has changed, and with the changes of ``records``, one after the other.
    public var onChange: (([ListChange]) -> Void)?

    public var text = "" { didSet { if text != oldValue { restart() } } }
    public var app: String? { didSet { if app != oldValue { restart() } } }
    public var span: Span = .ever { didSet { if span != oldValue { restart() } } }

    private let service: any ShortcutsService
    private let now: () -> Double
    private let onFault: (Fault?) -> Void
    private var next: String?
    private var isLoadingMore = false
    /// As many as there are, so that the list keeps its length, and the user the place in it.
    private var wantedCount = HistoryModel.pageSize
    /// Counts the filters, so that an answer to an older question is dropped.
    private var generation = 0
    private lazy var refresher = Refresher { [weak self] in await self?.load() }

    init(of service: any ShortcutsService, now: @escaping () -> Double, onFault: @escaping (Fault?) -> Void) {
        self.service = service
        self.now = now
        self.onFault = onFault
    }

    public var isFiltered: Bool { !text.isEmpty || app != nil || span != .ever }

    /// What the filter names.
    public var filter: DonationFilter {
        DonationFilter(
            bundleIdentifier: app, since: span.length.map { now() - $0 }, text: text.isEmpty ? nil : text)
    }

    /// Asks the service again, soon, for as much as is there already.
    public func refresh() { refresher.request() }

    private func restart() {
        generation += 1
        next = nil
        wantedCount = Self.pageSize
        refresher.request()
    }

    public func load() async {
        let generation = generation
        do {
            var new: [DonationRecord] = []
            var cursor: String? = ""
            while let from = cursor, new.count < wantedCount {
                let limit = min(wantedCount - new.count, Self.refreshSize)
                let page = try await service.listDonations(filter, limit: limit, cursor: from)
                guard generation == self.generation else { return }
                new += page.records
                cursor = page.next
            }
            next = cursor
            state = .loaded(())
            show(new)
            onFault(nil)
        } catch {
            guard generation == self.generation else { return }
            let fault = Fault(error)
            if records.isEmpty || !fault.concernsService { state = .failed(fault) }
            onChange?([])
            onFault(fault)
        }
    }

    /// Loads the next page, if there is one and it is not on its way already.
    public func loadMore() async {
        guard let cursor = next, !isLoadingMore else { return }
        isLoadingMore = true
        defer { isLoadingMore = false }
        let generation = generation
        do {
            let page = try await service.listDonations(filter, limit: Self.pageSize, cursor: cursor)
            guard generation == self.generation, cursor == next else { return }
            next = page.next
            let position = records.count
            records += page.records
            wantedCount = max(records.count, Self.pageSize)
            onChange?([ListChange(position: position, removed: 0, added: page.records.count)])
        } catch {
            onFault(Fault(error))
        }
    }

    /// Deletes one donation. Everything learnt from it goes with it.
    public func delete(_ record: DonationRecord) async throws(Fault) -> Int {
        try await delete(
            DonationFilter(bundleIdentifier: record.bundleIdentifier, identifiers: [record.donation.identifier]))
    }

    /// Deletes all that a filter names.
    public func delete(_ filter: DonationFilter) async throws(Fault) -> Int {
        do {
            let count = try await service.deleteDonations(filter)
            refresh()
            return count
        } catch {
            throw Fault(error)
        }
    }

    private func show(_ new: [DonationRecord]) {
        let changes = ListChange.changes(from: records, to: new)
        records = new
        onChange?(changes)
    }
}
