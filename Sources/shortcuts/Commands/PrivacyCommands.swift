import ShortcutModel
import ShortcutProtocol
import SurfaceModel
import SurfaceProtocol

extension Command {
    static let privacyShow = Command(
        path: ["privacy", "show"], summary: "Show what is learnt, kept and excluded.", options: [.json]
    ) { invocation in
        let status = try await invocation.service().privacy()
        if invocation.wantsJSON {
            invocation.console.print(status.json)
        } else {
            for line in TextTable(rows: status.rows).lines { invocation.console.print(line) }
        }
        return .success
    }

    static let privacyPause = Command(
        path: ["privacy", "pause"], summary: "Stop learning for a while, or until 'resume'.",
        options: [Option(name: "for", value: "time", summary: "Such as 1h; until 'privacy resume' if left out.")]
    ) { invocation in
        let seconds = try invocation.arguments.value("for").map { text throws(Failure) in try parseDuration(text) }
        try await invocation.service().pause(seconds: seconds ?? 0)
        let end = seconds.map { "until \(Moment(localSeconds: Moment.now.seconds + Double($0)).text)" }
        invocation.console.print("Nothing is learnt \(end ?? "until 'shortcuts privacy resume'").")
        return .success
    }

    static let privacyResume = Command(path: ["privacy", "resume"], summary: "Learn again.") { invocation in
        try await invocation.service().resume()
        invocation.console.print("Learning again.")
        return .success
    }

    static let privacyExclude = Command(
        path: ["privacy", "exclude"], summary: "Don't learn from an app, or don't suggest it.",
        operands: [Operand(name: "bundle-id", summary: "Its bundle identifier.")],
        options: [
            Option(
                name: "from", value: "what",
                summary: "learning, suggestions or lock-screen; the first two if left out.",
                repeats: true),
            Option(name: "undo", summary: "Allow it again."),
        ]
    ) { invocation in
        let app = invocation.arguments.operands[0]
        let given = invocation.arguments.values("from")
        let known = ["learning", "suggestions", "lock-screen"]
        if let wrong = given.first(where: { !known.contains($0) }) {
            throw Failure.usage(
                "an app can't be excluded from '\(wrong)'", mend: "There are: \(known.joined(separator: ", ")).")
        }
        let undo = invocation.arguments.has("undo")
        let from = !given.isEmpty ? given : undo ? known : ["learning", "suggestions"]
        try await invocation.service().setAppPrivacy(
            app, learns: from.contains("learning") ? undo : nil, suggests: from.contains("suggestions") ? undo : nil,
            showsOnLockScreen: from.contains("lock-screen") ? undo : nil)
        let what = from.joined(separator: " and ")
        invocation.console.print(undo ? "\(app) takes part in \(what) again." : "\(app) is excluded from \(what).")
        return .success
    }

    static let privacyKeep = Command(
        path: ["privacy", "keep"], summary: "Set how long donations are kept.",
        operands: [Operand(name: "days", summary: "A number of days; 0 keeps them for ever.")]
    ) { invocation in
        guard let days = Int(invocation.arguments.operands[0]), (0...36_500).contains(days) else {
            throw Failure.usage("'\(invocation.arguments.operands[0])' is no number of days", mend: "Write 0 to 36500.")
        }
        try await invocation.service().setRetention(days: days)
        invocation.console.print(
            days == 0 ? "Donations are kept for ever." : "Donations are kept for \(counted(days, "day")).")
        return .success
    }

    static let privacyForget = Command(
        path: ["privacy", "forget"], summary: "Forget donations and everything learnt from them.",
        operands: [Operand(name: "identifier", summary: "Of a donation.", isRequired: false, repeats: true)],
        options: filterOptions + [
            Option(name: "all", summary: "Forget everything, feedback included."),
            Option(name: "yes", short: "y", summary: "Don't ask."),
        ]
    ) { invocation in
        let filter = try invocation.deletionFilter()
        let service = try await invocation.service()
        try invocation.confirmDeletion("Forget \(filter.words) and what was learnt from them?")
        invocation.console.print("Forgot \(counted(try await service.forget(filter), "donation")).")
        return .success
    }
}

extension PrivacyStatus {
    fileprivate var rows: [[String]] {
        let learning =
            switch pause {
            case .none: isCatchingUp ? "on; what was kept is being learnt anew" : "on"
            case .until(let end): "paused until \(Moment(localSeconds: end).text)"
            case .untilResumed: "paused until 'shortcuts privacy resume'"
            }
        return [
            ["Learning", learning],
            [
                "Donations",
                "\(donationCount)" + (oldestDonation.map { ", since \(Moment(localSeconds: $0).text)" } ?? ""),
            ],
            ["With each", "what 'shortcuts surroundings' shows at that moment"],
            ["Kept", retentionDays == 0 ? "for ever" : "for \(counted(retentionDays, "day"))"],
            ["Excluded", excludedApps.isEmpty ? "no app" : excludedApps.joined(separator: ", ")],
            ["Store", "\(storePath) (\(storeByteCount / 1024) KiB)"],
        ]
            + damagedStores.map { ["Damaged", "\($0): can't be read; goes when anything is forgotten"] }
    }

    fileprivate var json: JSON {
        let pausedUntil: JSON =
            switch pause {
            case .none: .null
            case .until(let end): .number(end)
            case .untilResumed: "resumed"
            }
        return .object([
            ("learning", .boolean(pause == .none)), ("pausedUntil", pausedUntil),
            ("donations", .integer(Int64(donationCount))), ("oldest", oldestDonation.map(JSON.number) ?? .null),
            ("retentionDays", .integer(Int64(retentionDays))), ("excluded", .array(excludedApps.map(JSON.string))),
            ("store", .string(storePath)), ("bytes", .integer(storeByteCount)),
            ("damagedStores", .array(damagedStores.map(JSON.string))), ("catchingUp", .boolean(isCatchingUp)),
        ])
    }
}
