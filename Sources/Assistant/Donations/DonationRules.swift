import ShortcutModel
import SurfaceModel

/// What may be donated, and what is refused with which words.
struct DonationRules {
    /// As it travels on the bus.
    static let byteLimit = 1_048_576
    private static let day = 86_400.0

    let app: InstalledApp
    let now: Double

    /// Checks a donation; nothing is changed by it.
    ///
    /// - Returns: Whether it may be suggested, and else a problem to be told of.
    func check(_ donation: Donation, byteCount: Int) throws(AssistantError) -> Problem? {
        guard byteCount <= Self.byteLimit else {
            throw AssistantError(
                .tooLarge, subject(of: donation),
                "The donation has \(byteCount) bytes; at most \(Self.byteLimit) are kept.",
                mend: "Put identifiers into it instead of contents, and smaller images.")
        }
        guard !donation.identifier.isEmpty, donation.identifier.utf8.count <= 1_024 else {
            throw invalid(donation, "The identifier of a donation must have 1 to 1024 bytes.")
        }
        guard donation.date.isFinite, donation.duration.isFinite, donation.duration >= 0 else {
            throw invalid(donation, "The date or the duration of the donation is not a number that can be used.")
        }
        guard donation.date <= now + Self.day else {
            throw invalid(
                donation, "The donation is dated more than a day in the future.",
                mend: "Donate what was done, when it was done.")
        }
        guard (-18 * 60...18 * 60).contains(donation.utcOffset) else {
            throw invalid(donation, "The UTC offset of \(donation.utcOffset) minutes is no time zone's.")
        }
        switch donation.action {
        case .activity(let activity): return try check(activity)
        case .intent(let intent):
            try check(intent)
            return nil
        }
    }

    // MARK: Activities

    func check(_ activity: ActivityValue) throws(AssistantError) -> Problem? {
        let type = activity.activityType
        guard app.manifest.activityTypes.contains(type) else {
            throw AssistantError(
                .undeclaredActivityType, type,
                "\(app.identifier) does not declare the activity type '\(type.shortened)'.",
                mend: "Add it to NSUserActivityTypes in the app's Info.plist.")
        }
        for (key, value) in activity.userInfo where value.holdsObject {
            throw AssistantError(
                .invalidArgument, type,
                "userInfo['\(key.shortened)'] of '\(type)' holds an object of a class of its own.",
                mend: "Put texts, numbers, dates, data, URLs, UUIDs, arrays, sets and dictionaries there.")
        }
        guard activity.isEligibleForPrediction || activity.isEligibleForSearch else {
            throw AssistantError(
                .ineligible, type, "The activity '\(type)' is eligible neither for prediction nor for search.",
                mend: "Set isEligibleForPrediction before the activity becomes current.")
        }
        guard activity.isEligibleForPrediction, activity.title?.isEmpty != false else { return nil }
        return Problem(
            bundleIdentifier: app.identifier, severity: .warning, subject: type,
            message: "An activity of type '\(type)' has no title, so it can't be suggested.",
            mend: "Set its title before it becomes current.")
    }

    // MARK: Intents

    func check(_ intent: IntentValue) throws(AssistantError) {
        let name = intent.className
        guard let declared = app.intent(name) else {
            guard SystemIntentTitles.titles[name] != nil else {
                throw AssistantError(
                    .unknownIntent, name, "\(app.identifier) declares no intent '\(name.shortened)'.",
                    mend: "Add it to a definition file of the app.")
            }
            // An app without an extension names there what it can be opened for.
            guard !app.manifest.supportedIntents.contains(name), !app.manifest.activityTypes.contains(name) else {
                return
            }
            throw AssistantError(
                .unknownIntent, name, "\(app.identifier) does not declare the system intent '\(name)'.",
                mend: "Add it to INIntentsSupported in the app's Info.plist, or to NSUserActivityTypes if the app is "
                    + "opened for it.")
        }
        guard declared.isEligibleForSuggestions else {
            throw AssistantError(
                .ineligible, name, "\(name) is marked ineligible for suggestions.",
                mend: "Make it eligible in the definition file, or don't donate it.")
        }
        if declared.isSystem, declared.combinations.isEmpty { return }
        let set = Set(intent.setParameters(declaredBy: app).keys)
        guard declared.combination(of: set) == nil else { return }
        let unknown = set.subtracting(declared.parameters.map(\.name)).sorted()
        if let first = unknown.first {
            throw AssistantError(
                .invalidCombination, name, "\(name) has no parameter '\(first.shortened)'.",
                mend: "It has \(list(declared.parameters.map(\.name))).")
        }
        throw AssistantError(
            .invalidCombination, name, "\(name) can't be donated with values for \(list(set.sorted())).",
            mend: "Its definition declares \(combinations(of: declared.combinations.map { $0.parameters.sorted() })).")
    }

    private func combinations(of sets: [[String]]) -> String {
        sets.isEmpty
            ? "no combination that can be suggested"
            : "these combinations: " + sets.map { "{\($0.joined(separator: ", "))}" }.sorted().joined(separator: " ")
    }

    private func list(_ names: [String]) -> String {
        names.isEmpty ? "no parameters" : names.map { "'\($0)'" }.joined(separator: ", ")
    }

    private func invalid(_ donation: Donation, _ message: String, mend: String = "Correct it.") -> AssistantError {
        AssistantError(.invalidArgument, subject(of: donation), message, mend: mend)
    }

    private func subject(of donation: Donation) -> String {
        switch donation.action {
        case .intent(let intent): intent.className
        case .activity(let activity): activity.activityType
        }
    }
}

extension ParameterValue {
    /// Whether an instance of a class is somewhere in it. A number is none, however many digits it has.
    var holdsObject: Bool {
        switch self {
        case .object(let object): object.typeName != ObjectValue.decimalTypeName
        case .array(let values): values.contains(where: \.holdsObject)
        case .set(let values): values.contains(where: \.holdsObject)
        case .dictionary(let entries): entries.values.contains(where: \.holdsObject)
        default: false
        }
    }
}
