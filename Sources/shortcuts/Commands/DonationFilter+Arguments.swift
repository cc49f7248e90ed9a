import ShortcutModel
import SurfaceModel

extension Command {
    /// The options that pick donations.
    static let filterOptions = [
        Option(name: "app", value: "bundle-id", summary: "Only those of this app."),
        Option(name: "since", value: "date", summary: "Only from this moment on."),
        Option(name: "until", value: "date", summary: "Only before this moment."),
        Option(name: "last", value: "time", summary: "Only the last stretch of time, such as 1h or 7d."),
        Option(name: "text", value: "words", summary: "Only those whose title or app has these words."),
        Option(name: "group", value: "name", summary: "Only those of this group of the app's."),
        Option(name: "pending", summary: "Only what was imported and does not count yet."),
    ]
}

extension Invocation {
    func donationFilter() throws(Failure) -> DonationFilter {
        var filter = DonationFilter(
            bundleIdentifier: arguments.value("app"), text: arguments.value("text"), group: arguments.value("group"))
        if arguments.has("pending") { filter.isPending = true }
        if let since = arguments.value("since") { filter.since = try Moment(parsing: since).seconds }
        if let until = arguments.value("until") { filter.until = try Moment(parsing: until).seconds }
        if let last = arguments.value("last") {
            guard filter.since == nil else { throw .usage("--last and --since can't be used together") }
            filter.since = Moment.now.seconds - Double(try parseDuration(last))
        }
        return filter
    }

    /// The filter of a deletion: something must say what is meant, and `--all` everything.
    func deletionFilter() throws(Failure) -> DonationFilter {
        var filter = try donationFilter()
        if !arguments.operands.isEmpty { filter.identifiers = arguments.operands }
        if filter.isEmpty != arguments.has("all") {
            throw filter.isEmpty
                ? .usage(
                    "nothing says what to delete",
                    mend: "Name identifiers or --app, --since, --last, --text, --pending; or --all."
                )
                : .usage("--all means everything: it goes with no other choice")
        }
        return filter
    }
}
