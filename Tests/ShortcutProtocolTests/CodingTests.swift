import Bus
import ShortcutModel
import ShortcutProtocol
import SurfaceModel
import SurfaceProtocol
import Testing

private let soup = ParameterValue.object(
    ObjectValue(
        typeName: "Soup", identifier: "tomato", displayString: "Tomato soup",
        properties: ["spicy": .boolean(false), "price": .decimal(4.5)]))

private let everyValue: [String: ParameterValue] = [
    "string": .string("ä\"'\n"), "integer": .integer(.min), "decimal": .decimal(0.1), "boolean": .boolean(true),
    "date": .date(1_700_000_000.25), "url": .url("https://example.org/?a=b"),
    "uuid": .uuid("6F1D5A0E-0F4B-4A59-9B13-5B0E6C1E1A11"), "data": .data([0, 1, 255]), "null": .null,
    "array": .array([.integer(1), .string("two"), .array([])]), "set": .set([.integer(1), .string("1")]),
    "dictionary": .dictionary(["a": .dictionary(["b": soup])]), "object": soup,
]

private let activity = ActivityValue(
    activityType: "org.example.view", title: "View", userInfo: everyValue, requiredUserInfoKeys: ["string"],
    persistentIdentifier: "p", suggestedInvocationPhrase: "Show me", keywords: ["a", "b"],
    webpageURL: "https://example.org", referrerURL: "https://example.com", targetContentIdentifier: "t",
    expirationDate: 2e9, isEligibleForPrediction: true, isEligibleForSearch: true, shortcutAvailability: .max,
    contentDescription: "d", image: .data([1]))

private let intent = IntentValue(
    className: "OrderSoupIntent", parameters: everyValue, identifier: "i", suggestedInvocationPhrase: "Soup time",
    images: ["": .named("soup"), "soup": .url("file:///soup.png")], shortcutAvailability: 3)

/// What the wire keeps, spelled out: equality of intents leaves some of it aside, and sets have no order.
private func spelled(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard !mirror.children.isEmpty else { return "\(value)" }
    let children = mirror.children.map { ($0.label.map { $0 + ": " } ?? "") + spelled($0.value) }
    let isOrdered = mirror.displayStyle != .set && mirror.displayStyle != .dictionary
    return "\(type(of: value))(\((isOrdered ? children : children.sorted()).joined(separator: ", ")))"
}

@Suite struct `Coding for the bus` {
    private func survives<Value>(
        _ value: Value, _ encode: (Value) -> [String: BusValue], _ decode: ([String: BusValue]) throws -> Value,
        _ location: SourceLocation = #_sourceLocation
    ) throws {
        let copy = try decode(encode(value))
        #expect(spelled(copy) == spelled(value), sourceLocation: location)
    }

    @Test func `keeps every parameter value`() throws {
        for (name, value) in everyValue {
            let copy = try ParameterValue(value.busValue, subject: name)
            #expect(copy == value)
        }
    }

    @Test func `keeps everything that a donation says`() throws {
        let response = IntentResponseValue(
            code: 100, codeName: "soldOut", parameters: everyValue, userActivity: activity)
        for action in [Donation.Action.intent(intent), .activity(activity)] {
            let donation = Donation(
                identifier: "d", groupIdentifier: "g", action: action, date: 1.5, duration: 60, utcOffset: -90,
                direction: .outgoing, handlingStatus: 3, response: response)
            try survives(donation, \.busDictionary) {
                try Donation(busDictionary: $0, identifier: "", date: 0, utcOffset: 0)
            }
        }
    }

    @Test func `keeps shortcuts with phrases and their relevance`() throws {
        try survives(
            VoiceShortcutValue(
                identifier: "v", bundleIdentifier: "org.example.A", phrase: "Soup", shortcut: .activity(activity)),
            \.busDictionary, VoiceShortcutValue.init(busDictionary:))
        try survives(
            RelevantShortcutValue(
                shortcut: .intent(intent),
                relevance: [
                    .dates(from: 1, to: nil), .dates(from: 1, to: 2), .dailyRoutine(3),
                    .region(latitude: 52.5, longitude: 13.4, radius: 100, identifier: "home"),
                ], role: 1, title: "t", subtitle: "s", image: .systemNamed("i"), widgetKind: "w"), \.busDictionary,
            RelevantShortcutValue.init(busDictionary:))
    }

    @Test func `keeps what surfaces ask and get`() throws {
        let item = ShortcutItem(
            id: "x", bundleIdentifier: "org.example.A", appName: "A", icon: "i", title: "t", subtitle: "s",
            phrase: "p", kind: .voice, shortcut: .intent(intent), runsInBackground: true, probability: 0.5,
            reason: "because", reasons: [.init(kind: "hour", details: ["from": .integer(8)])])
        try survives(item, \.busDictionary, ShortcutItem.init(busDictionary:))
        for result in [
            SayResult.matched(item), .ambiguous([item, item]), .unknown(nearest: nil), .unknown(nearest: "n"),
        ] {
            try survives(result, \.busDictionary, SayResult.init(busDictionary:))
        }
        try survives(
            SuggestionContext(
                time: 1, utcOffset: 60,
                surroundings: Surroundings(
                    foregroundApp: "f", place: "p", isCharging: true, hasHeadphones: false, network: "n"), limit: 3,
                minimumProbability: 0.2, locale: "de_DE"), \.busDictionary,
            SuggestionContext.init(busDictionary:))
        try survives(
            RunOptions(
                answers: ["soup": soup], confirmedParameters: ["quantity"], isConfirmed: true,
                input: .init(filename: "a.txt", content: [104, 105]), locale: "de",
                activationToken: "t"), \.busDictionary, RunOptions.init(busDictionary:))
        try survives(
            RunResult(
                outcome: .choose, text: "Which?", parameter: "soup", choices: [.init(title: "Tomato", value: soup)],
                response: .init(code: 4, codeName: "success")), \.busDictionary, RunResult.init(busDictionary:))
        try survives(
            PhraseVerdict(kind: .taken, message: "m", otherPhrase: "p", otherTitle: "t"), \.busDictionary,
            PhraseVerdict.init(busDictionary:))
        try survives(
            ShortcutDescription(title: "t", subtitle: "s", appName: "a", icon: "i", suggestedPhrase: "p"),
            \.busDictionary, ShortcutDescription.init(busDictionary:))
    }

    @Test func `keeps what the history shows`() throws {
        try survives(
            DonationFilter(
                bundleIdentifier: "a", since: 1, until: 2, text: "t", identifiers: ["i"], group: "g", isPending: false),
            \.busDictionary, DonationFilter.init(busDictionary:))
        try survives(
            ImportRow(app: "bash", action: "ls", parameters: ["args": .string("-l")], date: 1, utcOffset: 60),
            \.busDictionary, ImportRow.init(busDictionary:))
        try survives(
            Problem(
                bundleIdentifier: "a", severity: .warning, subject: "s", message: "m", mend: "do", location: "f:1:2",
                date: 3), \.busDictionary, Problem.init(busDictionary:))
        try survives(
            AppInfo(
                bundleIdentifier: "a", name: "n", icon: "i", folder: "f", donationCount: 4, learns: false,
                suggests: false, showsOnLockScreen: false, problemCount: 2), \.busDictionary,
            AppInfo.init(busDictionary:))
        for pause in [PrivacyStatus.Pause.none, .until(5), .untilResumed] {
            try survives(
                PrivacyStatus(
                    pause: pause, retentionDays: 90, excludedApps: ["a"], donationCount: 1, oldestDonation: 2,
                    storePath: "/s", storeByteCount: 1 << 40,
                    damagedStores: ["/s.damaged"], isCatchingUp: true), \.busDictionary,
                PrivacyStatus.init(busDictionary:))
        }
    }

    @Test func `keeps how far an extension came`() throws {
        let outcomes: [IntentResolution.Outcome] = [
            .ready, .needsValue(ParameterPlace("soup")), .choose(ParameterPlace("soup"), [soup, .string("x")]),
            .confirm(ParameterPlace("toppings", element: 3), .integer(12)),
            .unsupported(ParameterPlace("quantity"), reason: 2),
        ]
        for outcome in outcomes {
            try survives(
                IntentResolution(outcome: outcome, intent: intent), \.busDictionary,
                IntentResolution.init(busDictionary:))
        }
    }
}

@Suite struct `A bad dictionary from the bus` {
    private func message(_ entries: [String: BusValue]) -> String? {
        do {
            _ = try Donation(busDictionary: entries, identifier: "i", date: 0, utcOffset: 0)
            return nil
        } catch let error as BusError {
            return error.name == ShortcutsError.invalidArgument.rawValue ? error.message : error.name
        } catch {
            return "\(error)"
        }
    }

    private let intent: BusValue = .dictionary(["class": "AIntent"])

    @Test func `is refused with a sentence that names the key`() throws {
        #expect(message(["intent": intent]) == nil)
        #expect(message([:])?.contains("exactly one of 'intent' and 'activity'") == true)
        #expect(message(["intent": intent, "activity": .dictionary(["type": "a"])])?.contains("exactly one") == true)
        #expect(message(["intent": intent, "dat": .double(1)])?.contains("'dat'") == true)
        #expect(message(["intent": intent, "date": "now"])?.contains("'date'") == true)
        #expect(message(["intent": intent, "date": .double(.nan)])?.contains("'date'") == true)
        #expect(message(["intent": intent, "direction": .int32(9)])?.contains("'direction'") == true)
        #expect(message(["intent": "OrderSoupIntent"])?.contains("'intent'") == true)
        #expect(message(["intent": .dictionary([:])])?.contains("'class' is missing") == true)
    }

    @Test func `names the parameter whose value can't be kept`() {
        func intent(_ value: BusValue) -> [String: BusValue] {
            ["intent": .dictionary(["class": "AIntent", "parameters": .dictionary(["soup": value])])]
        }
        #expect(message(intent(.structure(["colour", .variant("red")])))?.contains("'soup'") == true)
        #expect(message(intent(.structure(["date", .variant("tomorrow")])))?.contains("'date'") == true)
        #expect(message(intent(.structure(["only a tag"])))?.contains("(sv)") == true)
        var deep: BusValue = "bottom"
        for _ in 0..<40 { deep = .array([.variant(deep)]) }
        #expect(message(intent(deep))?.contains("deep") == true)
    }
}

@Suite struct `The interfaces` {
    @Test func `are read from their XML files`() {
        let names = [
            ShortcutsBus.donations, ShortcutsBus.center, ShortcutsBus.shortcuts, ShortcutsBus.history,
            ShortcutsBus.intentsExtension, ShortcutsBus.application,
        ].map(\.name)
        #expect(
            names == [
                "org.inkling.Shortcuts1.Donations", "org.inkling.Shortcuts1.Center",
                "org.inkling.Shortcuts1.Shortcuts", "org.inkling.Shortcuts1.History", "org.inkling.IntentsExtension1",
                "org.freedesktop.Application",
            ])
        #expect(ShortcutsBus.donations.argumentSignature(of: "Donate") == "a{sv}")
        #expect(ShortcutsBus.history.resultSignature(of: "ListDonations") == "aa{sv}s")
    }
}
