import GTK
import ShortcutModel
import ShortcutViews
import ShortcutsAppModel
import SurfaceModel

/// What apps told, to look through and to delete.
final class HistoryPage: Page {
    private let history: HistoryModel
    private let search = SearchEntry(searchPlaceholder: localized("Search the history"))
    private let appChoice = DropDown([localized("All Apps")])
    private let spanChoice = DropDown(HistoryModel.Span.allCases.map(\.name))
    private var apps: [AppInfo] = []
    private var isShowingApps = false
    private var list: ListView<HistoryRow>?
    private var listPart = Widget?.none
    private let nothingFound = StatusPage(
        icon: "edit-find-symbolic", title: localized("Nothing Found"),
        explanation: localized("Try other words, another app or a longer time."))
    private let listPlace = Box(.vertical)

    init(_ model: AppModel, _ actions: ItemActions) {
        history = model.history
        let bar = Box(.horizontal, spacing: 6, [search, appChoice, spanChoice])
        super.init(
            .history, actions, listPlace,
            empty: Screen.history.emptyPage(
                localized("No History"),
                localized(
                    "What apps tell Shortcuts is kept here, on this device alone. You can delete single entries, or all of them, at any time."
                )),
            bar: Clamp(bar, maximumWidth: 860))
        nothingFound.expandsVertically = true
        search.expandsHorizontally = true
        search.setAccessibleName(localized("Search the history"))
        appChoice.setAccessibleName(localized("App"))
        spanChoice.setAccessibleName(localized("Time span"))
        bar.append(makeDeleteMenu())
        bar.setMargins(vertical: 12, horizontal: 12)
        makeList()
        connect()
        update([ListChange(position: 0, removed: 0, added: history.records.count)])
    }

    func beginSearch() { search.grabFocus() }

    /// The apps by which the history can be filtered.
    func show(apps all: [AppInfo]) {
        let named = all.filter { $0.donationCount > 0 || $0.bundleIdentifier == history.app }
        guard named.map(\.bundleIdentifier) != apps.map(\.bundleIdentifier) || named.map(\.name) != apps.map(\.name)
        else {
            apps = named
            return
        }
        apps = named
        isShowingApps = true
        let selected = apps.firstIndex { $0.bundleIdentifier == history.app }.map { $0 + 1 } ?? 0
        appChoice.setChoices([localized("All Apps")] + apps.map(\.name.oneLine), selected: selected)
        isShowingApps = false
        // The icons of the rows are the apps'.
        list?.showRowsAgain()
    }

    // MARK: The list

    private func makeList() {
        let list = ListView(
            makeRow: { HistoryRow() },
            showRow: { [weak self] row, position in self?.show(row, position) ?? "" })
        list.setAccessibleName(localized("History"))
        list.addClass("history")
        list.onActivate { [weak self] position in self?.showDetails(position) }
        list.onKey(.delete) { [weak self] position in self?.delete(at: position) }
        let part = ScrolledWindow(Clamp(scrollable: list, maximumWidth: 860))
        part.onNearEnd { [history] in Task { await history.loadMore() } }
        listPart = part
        listPlace.append(part)
        listPlace.append(nothingFound)
        self.list = list
    }

    /// - Returns: what a screen reader says of the row.
    private func show(_ row: HistoryRow, _ position: Int) -> String {
        guard history.records.indices.contains(position) else { return "" }
        let record = history.records[position]
        let icon = apps.first { $0.bundleIdentifier == record.bundleIdentifier }?.icon ?? ""
        row.show(record, icon: icon) { [weak self] in self?.delete(record) }
        return "\(record.title.oneLine), \(record.details)"
    }

    private func update(_ changes: [ListChange]) {
        for change in changes {
            list?.replace(at: change.position, removed: change.removed, added: change.added)
        }
        if history.records.isEmpty {
            switch history.state {
            case .loading: content.showLoading()
            case .failed(let fault): content.show(fault)
            case .loaded where history.isFiltered:
                show(nothingFound: true)
                content.showContent()
            case .loaded: content.showEmpty()
            }
        } else {
            show(nothingFound: false)
            content.showContent()
        }
    }

    private func show(nothingFound isEmpty: Bool) {
        listPart?.isVisible = !isEmpty
        nothingFound.isVisible = isEmpty
    }

    private func connect() {
        history.onChange = { [weak self] in self?.update($0) }
        search.onSearch { [weak self] in
            guard let self else { return }
            history.text = search.text
        }
        appChoice.onSelect { [weak self] index in
            guard let self, !isShowingApps else { return }
            history.app = index > 0 && index <= apps.count ? apps[index - 1].bundleIdentifier : nil
        }
        spanChoice.onSelect { [weak self] index in
            guard let self, let span = HistoryModel.Span(rawValue: index) else { return }
            history.span = span
        }
    }

    // MARK: Deleting

    private func makeDeleteMenu() -> Widget {
        MenuButton(
            icon: "user-trash-symbolic", name: localized("Delete"),
            entries: [
                MenuEntry(localized("Delete What Is Shown…")) { [weak self] in self?.deleteShown() },
                MenuEntry(localized("Delete the Last Hour…")) { [weak self] in self?.delete(.hour) },
                MenuEntry(localized("Delete the Last Day…")) { [weak self] in self?.delete(.day) },
                MenuEntry(localized("Delete Everything…")) { [weak self] in self?.delete(.ever) },
            ])
    }

    private func delete(_ record: DonationRecord) {
        Task { await actions.reportDeletion { () throws(Fault) in try await history.delete(record) } }
    }

    private func delete(at position: Int) {
        guard history.records.indices.contains(position) else { return }
        delete(history.records[position])
    }

    private func showDetails(_ position: Int) {
        guard history.records.indices.contains(position) else { return }
        let record = history.records[position]
        Task { if await actions.showDetails(of: record) { delete(record) } }
    }

    private func deleteShown() {
        let filter = history.filter
        guard !filter.isEmpty else { return delete(.ever) }
        delete(
            filter, localized("Delete what is shown?"),
            localized(
                "All donations that the search, the app and the time span name are deleted, also those further down."))
    }

    private func delete(_ span: HistoryModel.Span) {
        let since = span.length.map { Formatting.now - $0 }
        let heading =
            switch span {
            case .hour: localized("Delete the last hour?")
            case .day: localized("Delete the last day?")
            default: localized("Delete the whole history?")
            }
        delete(DonationFilter(since: since), heading, localized("What was learnt from it is forgotten too."))
    }

    private func delete(_ filter: DonationFilter, _ heading: String, _ body: String) {
        Task {
            guard await actions.confirm(heading, body, button: localized("Delete")) else { return }
            await actions.reportDeletion { () throws(Fault) in try await history.delete(filter) }
        }
    }
}

extension HistoryModel.Span {
    var name: String {
        switch self {
        case .ever: localized("Any Time")
        case .hour: localized("Last Hour")
        case .day: localized("Last Day")
        case .week: localized("Last Week")
        case .month: localized("Last Month")
        }
    }
}
