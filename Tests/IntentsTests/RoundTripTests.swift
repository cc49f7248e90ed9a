import ShortcutModel
import Testing

@testable import Intents

/// What an archive gives back, and what another process gets.
@Suite struct `Values that come back` {
    private func archived<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object {
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
        return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data))
    }

    /// Through an activity's plain value.
    private func userInfo(_ entries: [AnyHashable: Any]) throws -> [AnyHashable: Any]? {
        let activity = NSUserActivity(activityType: "a")
        activity.userInfo = entries
        return NSUserActivity(try ActivityValue(activity)).userInfo
    }

    private func sent<Value>(_ value: Value) throws -> Value? {
        try ParameterValue(any: value).anyValue as? Value
    }

    // MARK: Dates

    /// Neighbouring dates of this year, of which a `Double` of seconds since 1970 can tell only every other.
    private var dates: [Date] {
        var dates = [Date(timeIntervalSinceReferenceDate: 815_000_000.1)]
        for _ in 0..<16 {
            dates.append(Date(timeIntervalSinceReferenceDate: dates.last!.timeIntervalSinceReferenceDate.nextUp))
        }
        return dates + [.distantPast, .distantFuture, Date(timeIntervalSince1970: 0)]
    }

    @Test func `every date comes back equal to itself from every archive`() throws {
        for date in dates {
            #expect(try archived(INDateRelevanceProvider(start: date, end: date)).startDate == date)
            let message = INMessage(identifier: "m", content: nil, dateSent: date, sender: nil, recipients: nil)
            #expect(try archived(message).dateSent == date)
            let interaction = INInteraction(intent: makeSoupIntent(), response: nil)
            interaction.dateInterval = DateInterval(start: date, duration: 1)
            #expect(try archived(interaction).dateInterval == interaction.dateInterval)
            let activity = NSUserActivity(activityType: "a")
            activity.expirationDate = date
            activity.userInfo = ["date": date, "dates": [date]]
            let copy = try #require(try archived(INShortcutReference(userActivity: activity)).userActivity)
            #expect(copy.expirationDate == date)
            #expect(copy.userInfo?["date"] as? Date == date)
            #expect(copy.userInfo?["dates"] as? [Date] == [date])
            let relevant = INRelevantShortcut(shortcut: .userActivity(activity))
            relevant.relevanceProviders = [INDateRelevanceProvider(start: date, end: nil)]
            #expect(try archived(relevant) == relevant)
        }
    }

    // MARK: What belongs to an intent

    @Test func `the metadata of a donation survive wherever the intent is kept`() throws {
        let intent = makeSoupIntent()
        let metadata = INSendMessageIntentDonationMetadata()
        metadata.recipientCount = 3
        intent.donationMetadata = metadata
        #expect(try archived(intent).donationMetadata == metadata)
        #expect(try archived(INInteraction(intent: intent, response: nil)).intent.donationMetadata == metadata)
        #expect(try archived(INShortcutReference(.intent(intent))).intent?.donationMetadata == metadata)
        #expect(
            try archived(INRelevantShortcut(shortcut: .intent(intent))).shortcut.intent?.donationMetadata == metadata)
    }

    @Test func `the size of an image survives`() throws {
        let url = try #require(URL(string: "https://example.org/a.png"))
        let image = try #require(INImage(url: url, width: 20, height: 30))
        let intent = makeSoupIntent()
        intent.setImage(image, forParameterNamed: \.soup)
        #expect(try archived(intent).image(forParameterNamed: \.soup) == image)
        #expect(INIntent.make(try intent.intentValue()).images["soup"] == image)
        let relevant = INRelevantShortcut(shortcut: .intent(intent))
        relevant.watchTemplate = INDefaultCardTemplate(title: "t")
        relevant.watchTemplate?.image = image
        let template = INDefaultCardTemplate(title: "t")
        template.image = image
        relevant.watchTemplate = template
        #expect(try archived(relevant).watchTemplate?.image == image)
    }

    // MARK: Activities

    private var fullActivity: NSUserActivity {
        let activity = Samples.activity
        activity.requiredUserInfoKeys = ["id"]
        activity.keywords = ["soup", "lunch"]
        activity.suggestedInvocationPhrase = "Show it"
        activity.persistentIdentifier = "p"
        activity.targetContentIdentifier = "t"
        activity.webpageURL = URL(string: "https://example.org/a")
        activity.referrerURL = URL(string: "https://example.com")
        activity.expirationDate = Samples.date
        activity.isEligibleForPrediction = true
        activity.isEligibleForSearch = true
        activity.isEligibleForHandoff = false
        activity.isEligibleForPublicIndexing = true
        activity.shortcutAvailability = [.sleepMusic]
        let attributes = CSSearchableItemAttributeSet(itemContentType: "public.item")
        attributes.title = "Title"
        attributes.displayName = "Name"
        attributes.contentDescription = "Description"
        attributes.keywords = ["k"]
        attributes.relatedUniqueIdentifier = "item"
        attributes.thumbnailData = Data([1])
        attributes.thumbnailURL = URL(string: "file:///a.png")
        activity.contentAttributeSet = attributes
        return activity
    }

    private func expectSame(
        _ copy: NSUserActivity?, _ original: NSUserActivity, _ at: SourceLocation = #_sourceLocation
    ) {
        guard let copy else { return #expect(Bool(false), "no activity", sourceLocation: at) }
        #expect(copy.activityType == original.activityType, sourceLocation: at)
        #expect(copy.title == original.title, sourceLocation: at)
        #expect(copy.userInfo as NSDictionary? == original.userInfo as NSDictionary?, sourceLocation: at)
        #expect(copy.requiredUserInfoKeys == original.requiredUserInfoKeys, sourceLocation: at)
        #expect(copy.keywords == original.keywords, sourceLocation: at)
        #expect(copy.suggestedInvocationPhrase == original.suggestedInvocationPhrase, sourceLocation: at)
        #expect(copy.persistentIdentifier == original.persistentIdentifier, sourceLocation: at)
        #expect(copy.targetContentIdentifier == original.targetContentIdentifier, sourceLocation: at)
        #expect(copy.webpageURL == original.webpageURL, sourceLocation: at)
        #expect(copy.referrerURL == original.referrerURL, sourceLocation: at)
        #expect(copy.expirationDate == original.expirationDate, sourceLocation: at)
        #expect(copy.isEligibleForPrediction == original.isEligibleForPrediction, sourceLocation: at)
        #expect(copy.isEligibleForSearch == original.isEligibleForSearch, sourceLocation: at)
        #expect(copy.isEligibleForHandoff == original.isEligibleForHandoff, sourceLocation: at)
        #expect(copy.isEligibleForPublicIndexing == original.isEligibleForPublicIndexing, sourceLocation: at)
        #expect(copy.shortcutAvailability == original.shortcutAvailability, sourceLocation: at)
        #expect(copy.contentAttributeSet == original.contentAttributeSet, sourceLocation: at)
    }

    @Test func `an activity keeps all that it says, as a shortcut and inside of other objects`() throws {
        for activity in [fullActivity, NSUserActivity(activityType: "plain")] {
            expectSame(try archived(INShortcutReference(userActivity: activity)).userActivity, activity)
            let action = INReservationAction(type: .checkIn, validDuration: Samples.range, userActivity: activity)
            expectSame(try archived(action).userActivity, activity)
        }
    }

    @Test func `an activity's attribute set is a copy`() {
        let attributes = CSSearchableItemAttributeSet(itemContentType: "public.item")
        let activity = NSUserActivity(activityType: "a")
        activity.contentAttributeSet = attributes
        attributes.title = "later"
        #expect(activity.contentAttributeSet?.title == nil)
    }

    // MARK: Values of Foundation

    @Test func `units come back as the units that they were`() throws {
        let temperatures: [UnitTemperature] = [.kelvin, .celsius, .fahrenheit]
        for unit in temperatures { #expect(try sent(Measurement(value: 70.5, unit: unit))?.unit == unit) }
        let lengths: [UnitLength] = [.miles, .inches, .meters, .lightyears, .picometers]
        for unit in lengths {
            #expect(try sent(Measurement(value: 1, unit: unit)) == Measurement(value: 1, unit: unit))
        }
        let masses: [UnitMass] = [.pounds, .ounces, .grams, .stones]
        for unit in masses { #expect(try sent(Measurement(value: 1, unit: unit))?.unit == unit) }
    }

    @Test func `the components of a date come back with their calendar`() throws {
        let now = Date(timeIntervalSinceReferenceDate: 815_000_000.1)
        var german = Calendar(identifier: .gregorian)
        german.locale = Locale(identifier: "de_DE")
        german.firstWeekday = 2
        german.minimumDaysInFirstWeek = 4
        german.timeZone = try #require(TimeZone(identifier: "America/New_York"))
        let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
        for calendar in [Calendar.current, german, Calendar(identifier: .hebrew)] {
            for components in [
                calendar.dateComponents(in: zone, from: now),
                calendar.dateComponents([.dayOfYear, .calendar], from: now),
            ] {
                let copy = try #require(try sent(components))
                #expect(copy == components)
                #expect(copy.dayOfYear == components.dayOfYear)
                #expect(copy.calendar == components.calendar)
            }
        }
    }

    @Test func `a name comes back with its sounds`() throws {
        var sounds = PersonNameComponents()
        sounds.familyName = "Yamada"
        var name = PersonNameComponents()
        name.familyName = "山田"
        name.phoneticRepresentation = sounds
        #expect(try sent(name) == name)
        #expect(try sent(name)?.phoneticRepresentation?.familyName == "Yamada")
    }

    @Test func `a range without an end is a value like others`() throws {
        let ranges = [
            NSRange(location: NSNotFound, length: 0), NSRange(location: NSNotFound, length: 1),
            NSRange(location: 2, length: .max), NSRange(location: -1, length: -1), NSRange(location: .min, length: -1),
            NSRange(location: 1, length: 3),
        ]
        for range in ranges {
            let option = INRidePartySizeOption(partySizeRange: range, sizeDescription: "few", priceRange: nil)
            #expect(try archived(option).partySizeRange == range)
        }
    }

    @Test func `numbers of every type and size come back`() throws {
        let numbers: [AnyHashable] = [
            UInt64.max, UInt64(Int64.max) + 1, Int64.min, Int64.max, NSNumber(value: UInt64.max), 0.1,
            -Double.infinity, Float(1.5), NSDecimalNumber(string: "24.5"),
            NSDecimalNumber(string: "12345678901234567890.123"), Decimal(string: "0.1") as AnyHashable, true,
        ]
        for number in numbers {
            let copy = try #require(try userInfo(["number": number])?["number"] as? NSNumber)
            #expect(copy == number.base as? NSNumber ?? (number.base as? Decimal).map { $0 as NSDecimalNumber })
        }
        #expect(try userInfo(["id": UInt64.max])?["id"] as? UInt64 == .max)
        #expect(try userInfo(["width": CGFloat(2.5)])?["width"] as? Double == 2.5)
    }

    @Test func `keys may be numbers, dates, addresses and identifiers, at every level`() throws {
        let url = try #require(URL(string: "https://example.org"))
        let keys: [AnyHashable] = [
            1, 2.5, true, dates[1], url, UUID(), Data([1]), NSNumber(value: 7), NSDate(timeIntervalSince1970: 1),
            "text",
            "", "\u{E000}{\"integer\":{\"_0\":1}}", "\u{E000}", UInt64.max,
        ]
        for key in keys {
            for entries in [[key: "x"], ["inner": [key: ["y"]]], ["list": [[key: 1]]]] as [[AnyHashable: Any]] {
                let copy = try userInfo(entries)
                #expect(copy as NSDictionary? == entries as NSDictionary, "\(key)")
            }
        }
        #expect(try userInfo([1: "x", "1": "y"])?.count == 2)
        let numbers: Set<AnyHashable> = [1, UInt64.max, try #require(Decimal(string: "0.1")), 2.5]
        #expect(try userInfo(["set": numbers])?["set"] as? Set<AnyHashable> == numbers)
        let activity = NSUserActivity(activityType: "a")
        activity.userInfo = [["list"]: 1]
        #expect(throws: WireError.self) { try ActivityValue(activity) }
    }

    // MARK: Equality

    @Test func `a number counts, and not how it is spelled`() {
        func soup(_ quantity: NSNumber?, price: NSNumber? = nil) -> OrderSoupIntent {
            let intent = makeSoupIntent(quantity: quantity)
            intent.soup = Soup(identifier: nil, display: "Soup")
            intent.soup?.price = price
            return intent
        }
        let spellings: [NSNumber] = [
            2, NSNumber(value: 2.0), NSDecimalNumber(value: 2), NSDecimalNumber(string: "2.0"),
        ]
        for spelling in spellings {
            #expect(soup(2) == soup(spelling))
            #expect(soup(2).hash == soup(spelling).hash)
            #expect(soup(1, price: 2) == soup(1, price: spelling))
        }
        #expect(soup(1, price: 24.5) == soup(1, price: NSDecimalNumber(string: "24.5")))
        #expect(soup(1, price: 0.1) == soup(1, price: NSDecimalNumber(string: "0.1")))
        #expect(soup(1, price: 0.1) != soup(1, price: NSDecimalNumber(string: "0.10000000000000000001")))
        #expect(soup(2) != soup(NSNumber(value: 2.5)))
        #expect(soup(nil) != soup(0))
        let nothing = soup(NSNumber(value: Double.nan), price: NSNumber(value: Double.nan))
        #expect(nothing == nothing.copy() as? OrderSoupIntent)
        #expect(nothing.hash == (nothing.copy() as? OrderSoupIntent)?.hash)
        #expect(nothing != soup(2))
    }
}

@Suite struct `Values inside of values` {
    private func dictionaries(_ count: Int) -> Any {
        (0..<count).reduce("bottom" as Any) { inner, _ in ["a": inner] }
    }

    private func objects(_ count: Int) -> INObject {
        (0..<count).reduce(INObject(identifier: "bottom", display: "")) { inner, level in
            let outer = INObject(identifier: "\(level)", display: "")
            outer._values["inner"] = inner
            return outer
        }
    }

    @Test func `sixteen dictionaries and six objects may stand inside each other, and no more`() throws {
        _ = try ParameterValue(any: dictionaries(16))
        _ = try ParameterValue(any: objects(5))
        for value in [
            dictionaries(17), objects(6), [dictionaries(16)], Set([["a": 1]]).reduce(dictionaries(16)) { [$0, $1] },
        ] {
            let error = #expect(throws: WireError.self) { try ParameterValue(any: value) }
            #expect(error?.problem.contains("nested too deeply") == true)
        }
    }

    @Test func `the error names the parameter or the entry`() async throws {
        let activity = NSUserActivity(activityType: "a")
        activity.userInfo = ["deep": dictionaries(1_000)]
        let error = #expect(throws: WireError.self) { try ActivityValue(activity) }
        #expect(error?.description.hasPrefix("'userInfo.deep.a.a") == true)
        let intent = makeSoupIntent()
        intent.soup?._values["deep"] = dictionaries(1_000)
        try await withService { service in
            let donation = await #expect(throws: INIntentError.self) {
                try await INInteraction(intent: intent, response: nil).donate()
            }
            #expect(donation?.localizedDescription.contains("'soup.deep.a.a") == true)
            #expect(donation?.localizedDescription.contains("nested too deeply") == true)
            #expect(service.current.donations.isEmpty)
        }
    }

    @Test func `a collection that holds itself is an error`() throws {
        let list = NSMutableArray(array: ["x"])
        list.add(list)
        let dictionary = NSMutableDictionary()
        dictionary["self"] = dictionary
        let set = NSMutableSet()
        set.add(NSArray(object: set))
        defer {
            list.removeAllObjects()
            dictionary.removeAllObjects()
            set.removeAllObjects()
        }
        for (value, path) in [(list, "1.1"), (dictionary, "self.self"), (set, "0.0")] as [(Any, String)] {
            let activity = NSUserActivity(activityType: "a")
            activity.userInfo = ["endless": value]
            let error = #expect(throws: WireError.self) { try ActivityValue(activity) }
            #expect(error?.description.hasPrefix("'userInfo.endless.\(path)") == true)
        }
    }

    @Test func `Foundation's collections come back whole`() throws {
        enum Size: Int { case small, large }
        let inner: NSDictionary = ["a": NSArray(array: [1, "x", NSNull(), Size.large]), "b": NSSet(array: [1, 2])]
        let activity = NSUserActivity(activityType: "a")
        activity.userInfo = ["all": NSArray(object: inner)]
        #expect(
            try ActivityValue(activity).userInfo == [
                "all": .array([
                    .dictionary([
                        "a": .array([.integer(1), .string("x"), .null, .integer(1)]),
                        "b": .set([.integer(1), .integer(2)]),
                    ])
                ])
            ])
    }

    @Test func `an activity inside of an object takes room as well`() throws {
        let activity = NSUserActivity(activityType: "a")
        activity.userInfo = ["deep": dictionaries(9)]
        let action = INReservationAction(type: .checkIn, validDuration: Samples.range, userActivity: activity)
        _ = try ParameterValue(any: action)
        activity.userInfo = ["deep": dictionaries(10)]
        #expect(throws: WireError.self) { try ParameterValue(any: action) }
        _ = try ActivityValue(activity)
    }
}
