import GTK
import ShortcutModel
import ShortcutsAppModel
import SurfaceModel

/// What may be learnt and suggested, how long it is kept, and how to forget it.
final class PrivacyPage: Page {
    private let model: PrivacyModel
    private let column = Box(.vertical, spacing: 24)

    private let learningRow = ActionRow(title: localized("Learn from What You Do"))
    private let learningSwitch = Switch()
    private let pauseButton = Button(localized("Pause for an Hour"))
    private let keptRow = ActionRow(title: localized("Kept on This Device"))
    private let retentionRow = ActionRow(title: localized("Keep Donations"))
    private let retention = RetentionChoice()
    private var appsGroup: AppPrivacyGroup?
    /// While the view follows the model, the switches' changes are not the user's.
    private var isShowing = false

    init(_ model: PrivacyModel, _ actions: ItemActions) {
        self.model = model
        super.init(.privacy, actions, Self.scrolling(column))
        pauseButton.verticalAlignment = .center
        learningRow.addSuffix(pauseButton)
        learningRow.addSuffix(learningSwitch)
        learningRow.setActivatable(learningSwitch)
        retentionRow.addSuffix(retention.widget)
        learningSwitch.setAccessibleName(learningRow.title)
        retention.widget.setAccessibleName(retentionRow.title)
        column.append(
            PreferencesGroup(
                title: localized("Learning"),
                explanation: localized("All of it stays on this device. Shortcuts never uses the network."),
                rows: [learningRow]))
        let apps = AppPrivacyGroup(model, actions)
        appsGroup = apps
        column.append(apps.widget)
        column.append(PreferencesGroup(title: localized("What Is Kept"), rows: [keptRow, retentionRow]))
        column.append(PreferencesGroup(title: localized("Forget"), rows: [forgetHourRow(), forgetAllRow()]))
        connect()
        update()
    }

    override func update() {
        switch model.content {
        case .loading: content.showLoading()
        case .failed(let fault): content.show(fault)
        case .loaded(let value):
            isShowing = true
            show(value.status)
            appsGroup?.show(value.apps)
            isShowing = false
            content.showContent()
        }
    }

    private func show(_ status: PrivacyStatus) {
        let isLearning = status.pause == .none
        learningSwitch.isOn = isLearning
        pauseButton.isVisible = isLearning
        learningRow.subtitle =
            status.pause.explanation ?? localized("Shortcuts learns when you do things, from what apps tell it.")
        var parts = [localized("{count} donation", "{count} donations", count: status.donationCount)]
        if let oldest = status.oldestDonation {
            parts.append(localized("since {day}", ["day": Formatting.day(oldest)]))
        }
        parts.append(Formatting.size(status.storeByteCount))
        keptRow.subtitle = parts.joined(separator: " · ")
        keptRow.tooltip = status.storePath
        retention.show(days: status.retentionDays)
    }

    private func connect() {
        pauseButton.onClick { [weak self] in
            self?.perform { model throws(Fault) in try await model.pause(seconds: 3_600) }
        }
        learningSwitch.onToggle { [weak self] isOn in
            guard let self, !isShowing else { return }
            perform { model throws(Fault) in
                if isOn { try await model.resume() } else { try await model.pause(seconds: nil) }
            }
        }
        retention.widget.onSelect { [weak self] index in
            guard let self, !isShowing, let days = retention.days(at: index) else { return }
            changeRetention(days)
        }
    }

    private func perform(_ change: @escaping (PrivacyModel) async throws(Fault) -> Void) {
        Task {
            do { try await change(model) } catch { actions.tell(Fault(error).explanation) }
        }
    }

    /// A shorter time deletes at once what is older: that is asked first.
    private func changeRetention(_ days: Int) {
        let kept = model.content.value?.status.retentionDays ?? 0
        Task {
            if days > 0, kept == 0 || days < kept {
                let isSure = await actions.confirm(
                    localized("Delete older donations?"),
                    localized(
                        "Donations older than {count} day are deleted now, and from now on.",
                        "Donations older than {count} days are deleted now, and from now on.", count: days),
                    button: localized("Delete"))
                guard isSure else { return update() }
            }
            perform { model throws(Fault) in try await model.setRetention(days: days) }
        }
    }

    // MARK: Forgetting

    private func forgetHourRow() -> Widget {
        forgetRow(
            localized("The Last Hour"), localized("Forget the last hour?"),
            localized("What apps told in the last hour is deleted, with all that was learnt from it.")
        ) { DonationFilter(since: Formatting.now - 3_600) }
    }

    private func forgetAllRow() -> Widget {
        forgetRow(
            localized("Everything"), localized("Forget everything?"),
            localized(
                "The whole history is deleted, with all that was learnt from it and what you said about suggestions. Your phrases stay."
            )
        ) { DonationFilter() }
    }

    private func forgetRow(
        _ title: String, _ heading: String, _ body: String, _ filter: @escaping () -> DonationFilter
    ) -> Widget {
        let row = ActionRow(title: title)
        let button = Button(localized("Forget…"))
        button.verticalAlignment = .center
        button.setAccessibleName(heading)
        button.onClick { [actions, model] in
            Task {
                guard await actions.confirm(heading, body, button: localized("Forget")) else { return }
                await actions.reportDeletion { () throws(Fault) in try await model.forget(filter()) }
            }
        }
        row.addSuffix(button)
        return row
    }
}

/// The choice of how long donations are kept.
private final class RetentionChoice {
    let widget: DropDown
    private var days = [0, 30, 90, 365]

    init() { widget = DropDown([]) }

    func days(at index: Int) -> Int? { days.indices.contains(index) ? days[index] : nil }

    /// Shows a time, also one that was set elsewhere and is not among the usual ones.
    func show(days current: Int) {
        let wanted = Set([0, 30, 90, 365, current]).sorted()
        if wanted != days || widget.selected >= days.count {
            days = wanted
            widget.setChoices(days.map(Self.name), selected: 0)
        }
        widget.selected = days.firstIndex(of: current) ?? 0
    }

    private static func name(_ days: Int) -> String {
        switch days {
        case 0: localized("For Ever")
        case 365: localized("For a Year")
        default: localized("For {count} Day", "For {count} Days", count: days)
        }
    }
}
