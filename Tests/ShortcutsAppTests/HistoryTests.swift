import ShortcutModel
import SurfaceModel
import TestSupport
import Testing

@testable import ShortcutsAppModel

@Suite @MainActor struct `The history` {
    let service = FakeService()
    let app: AppModel
    var history: HistoryModel { app.history }

    init() {
        app = AppModel(service, locale: nil) { 1_000_000 }
        service.set(\.donations, to: (0..<250).reversed().map(DonationRecord.sample))
    }

    @Test func `shows a page, and the next ones when they are wanted`() async {
        let page = HistoryModel.pageSize
        await history.load()
        #expect(history.records.count == page)
        #expect(history.hasMore)
        await history.loadMore()
        #expect(history.records.count == 2 * page)
        // Two wishes at once are one.
        async let one: Void = history.loadMore()
        async let other: Void = history.loadMore()
        _ = await (one, other)
        #expect(history.records.count == 3 * page)
        while history.hasMore { await history.loadMore() }
        #expect(history.records.map(\.title) == service.get(\.donations).map(\.title))
        await history.loadMore()
        #expect(history.records.count == 250)
    }

    @Test func `keeps its length when it is asked for again, however long it is`() async {
        service.set(\.donations, to: (0..<2_500).reversed().map(DonationRecord.sample))
        await history.load()
        while history.records.count < 2_200 { await history.loadMore() }
        let count = history.records.count
        service.set(\.donations, to: [.sample(2_500)] + service.get(\.donations))
        await history.load()
        #expect(history.records.count == count)
        #expect(history.records == Array(service.get(\.donations).prefix(count)))
        #expect(history.hasMore)
    }

    @Test func `tells only the part that differs`() async {
        await history.load()
        var changes: [ListChange] = []
        history.onChange = { changes = $0 }
        service.set(\.donations, to: [.sample(250)] + service.get(\.donations))
        await history.load()
        #expect(history.records.first?.title == "Donation 250")
        // One came in front, and one fell off the end of the page.
        #expect(
            changes == [
                .init(position: 0, removed: 0, added: 1),
                .init(position: HistoryModel.pageSize, removed: 1, added: 0),
            ])
    }

    @Test(arguments: [
        ([], [1, 2]), ([1, 2], []), ([1, 2, 3], [1, 3]), ([1, 2, 3], [0, 1, 2, 3]), ([1, 2, 3, 4], [4, 5, 1, 2]),
        ([1, 2, 3], [4, 5]), ([1, 2, 3, 4, 5, 6], [0, 1, 3, 4, 7, 6]), ([1], [1]),
    ])
    func `changes lead from the old list to the new`(old: [Int], new: [Int]) {
        var list = old
        for change in ListChange.changes(from: old, to: new) {
            let end = change.position + change.removed
            list.replaceSubrange(change.position..<end, with: new[change.position..<change.position + change.added])
        }
        #expect(list == new)
    }

    @Test func `asks for what the filter names`() async throws {
        history.text = "Donation 24"
        history.app = "org.example.Soup"
        history.span = .hour
        try await eventually("the filter was asked for") {
            service.get(\.listedFilters).last?.text == "Donation 24"
        }
        let filter = try #require(service.get(\.listedFilters).last)
        #expect(filter.bundleIdentifier == "org.example.Soup")
        #expect(filter.since == 996_400)
        try await eventually("the list holds what fits") { history.records.count == 11 }
    }

    @Test func `deletes one donation of one app`() async throws {
        await history.load()
        let count = try await history.delete(history.records[3])
        #expect(count == 1)
        #expect(
            service.get(\.deleted) == [DonationFilter(bundleIdentifier: "org.example.Soup", identifiers: ["d246"])])
        try await eventually("the list follows") { history.records[3].title == "Donation 245" }
    }

    @Test func `keeps what it shows while the service is away`() async {
        await history.load()
        service.set(\.failure, to: Fault.serviceAbsent)
        await history.load()
        #expect(history.records.count == HistoryModel.pageSize)
        #expect(app.fault == .noAnswer)
    }
}
