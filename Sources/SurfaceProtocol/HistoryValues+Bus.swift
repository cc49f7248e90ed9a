import Bus
import ShortcutModel
import ShortcutProtocol
import SurfaceModel

extension DonationFilter {
    public var busDictionary: [String: BusValue] {
        var writer = DictionaryWriter()
        writer.put("app", bundleIdentifier)
        writer.put("since", since)
        writer.put("until", until)
        writer.put("text", text)
        writer.put("identifiers", identifiers.map(BusValue.strings))
        writer.put("group", group)
        writer.put("pending", isPending)
        return writer.entries
    }

    public init(busDictionary: [String: BusValue]) throws {
        var reader = DictionaryReader("filter", busDictionary)
        self.init(
            bundleIdentifier: try reader.string("app"), since: try reader.number("since"),
            until: try reader.number("until"), text: try reader.string("text"),
            identifiers: try reader.strings("identifiers"), group: try reader.string("group"),
            isPending: try reader.boolean("pending"))
        try reader.finish()
    }
}

extension DonationRecord {
    public var busDictionary: [String: BusValue] {
        var writer = DictionaryWriter()
        writer.put("app", bundleIdentifier)
        writer.put("app-name", appName)
        writer.put("title", title)
        writer.put("donation", .dictionary(donation.busDictionary))
        if isPending { writer.put("pending", true) }
        return writer.entries
    }

    public init(busDictionary: [String: BusValue]) throws {
        var reader = DictionaryReader("record", busDictionary)
        self.init(
            bundleIdentifier: try reader.required("app", try reader.string("app")),
            appName: try reader.string("app-name") ?? "", title: try reader.string("title") ?? "",
            donation: try Donation(
                busDictionary: try reader.required("donation", try reader.dictionary("donation")), identifier: "",
                date: 0, utcOffset: 0),
            isPending: try reader.boolean("pending") ?? false)
        try reader.finish()
    }
}

extension ImportRow {
    public var busDictionary: [String: BusValue] {
        var writer = DictionaryWriter()
        writer.put("app", app)
        writer.put("action", action)
        if !parameters.isEmpty { writer.put("parameters", parameters.busValue) }
        writer.put("date", date)
        writer.put("utc-offset", integer: utcOffset)
        writer.put("direction", integer: direction.rawValue)
        return writer.entries
    }

    public init(busDictionary: [String: BusValue]) throws {
        var reader = DictionaryReader("import row", busDictionary)
        self.init(
            app: try reader.required("app", try reader.string("app")),
            action: try reader.required("action", try reader.string("action")),
            parameters: try .init(try reader.dictionary("parameters") ?? [:], subject: "import row parameter"),
            date: try reader.required("date", try reader.number("date")),
            utcOffset: try reader.integer("utc-offset") ?? 0,
            direction: try reader.take("direction", "0, 1 or 2") {
                $0.integer.flatMap { Donation.Direction(rawValue: Int($0)) }
            } ?? .outgoing)
        try reader.finish()
    }
}

extension AppInfo {
    public var busDictionary: [String: BusValue] {
        var writer = DictionaryWriter()
        writer.put("id", bundleIdentifier)
        writer.put("name", name)
        writer.put("icon", icon)
        writer.put("folder", folder)
        writer.put("donations", count: donationCount)
        writer.put("learns", learns)
        writer.put("suggests", suggests)
        writer.put("lock-screen", showsOnLockScreen)
        writer.put("problems", count: problemCount)
        return writer.entries
    }

    public init(busDictionary: [String: BusValue]) throws {
        var reader = DictionaryReader("app", busDictionary)
        self.init(
            bundleIdentifier: try reader.required("id", try reader.string("id")),
            name: try reader.string("name") ?? "", icon: try reader.string("icon") ?? "",
            folder: try reader.string("folder") ?? "", donationCount: try reader.integer("donations") ?? 0,
            learns: try reader.boolean("learns") ?? true, suggests: try reader.boolean("suggests") ?? true,
            showsOnLockScreen: try reader.boolean("lock-screen") ?? true,
            problemCount: try reader.integer("problems") ?? 0)
        try reader.finish()
    }
}

extension Problem {
    public var busDictionary: [String: BusValue] {
        var writer = DictionaryWriter()
        writer.put("app", bundleIdentifier)
        writer.put("severity", severity.rawValue)
        writer.put("subject", subject)
        writer.put("message", message)
        writer.put("mend", mend)
        writer.put("location", location)
        writer.put("date", date)
        return writer.entries
    }

    public init(busDictionary: [String: BusValue]) throws {
        var reader = DictionaryReader("problem", busDictionary)
        self.init(
            bundleIdentifier: try reader.string("app") ?? "", severity: try reader.choice("severity") ?? .error,
            subject: try reader.string("subject") ?? "", message: try reader.string("message") ?? "",
            mend: try reader.string("mend") ?? "", location: try reader.string("location"),
            date: try reader.number("date"))
        try reader.finish()
    }
}

extension PrivacyStatus {
    public var busDictionary: [String: BusValue] {
        var writer = DictionaryWriter()
        switch pause {
        case .none: writer.put("paused-until", 0.0)
        case .until(let date): writer.put("paused-until", date)
        case .untilResumed: writer.put("paused-until", -1.0)
        }
        writer.put("retention-days", count: retentionDays)
        writer.put("excluded", .strings(excludedApps))
        writer.put("donations", count: donationCount)
        writer.put("oldest", oldestDonation)
        writer.put("store", storePath)
        writer.put("bytes", .uint64(UInt64(clamping: storeByteCount)))
        writer.put("damaged-stores", .strings(damagedStores))
        writer.put("catching-up", isCatchingUp)
        return writer.entries
    }

    public init(busDictionary: [String: BusValue]) throws {
        var reader = DictionaryReader("privacy", busDictionary)
        let pausedUntil = try reader.number("paused-until") ?? 0
        self.init(
            pause: pausedUntil == 0 ? .none : pausedUntil < 0 ? .untilResumed : .until(pausedUntil),
            retentionDays: try reader.integer("retention-days") ?? 0,
            excludedApps: try reader.strings("excluded") ?? [], donationCount: try reader.integer("donations") ?? 0,
            oldestDonation: try reader.number("oldest"), storePath: try reader.string("store") ?? "",
            storeByteCount: Int64(clamping: try reader.unsigned("bytes") ?? 0),
            damagedStores: try reader.strings("damaged-stores") ?? [],
            isCatchingUp: try reader.boolean("catching-up") ?? false)
        try reader.finish()
    }
}
