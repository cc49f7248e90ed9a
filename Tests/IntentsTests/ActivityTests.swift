import ShortcutModel
import Testing

@testable import Intents

/// Serialized, because a process has one current activity.
@Suite(.serialized) struct `User activities` {
    private func eligibleActivity(_ type: String = "org.example.view") -> NSUserActivity {
        let activity = NSUserActivity(activityType: type)
        activity.title = "View"
        activity.isEligibleForPrediction = true
        return activity
    }

    @Test func `the defaults are those of Foundation`() {
        let activity = NSUserActivity(activityType: "a")
        #expect(activity.isEligibleForHandoff)
        #expect(!activity.isEligibleForSearch)
        #expect(!activity.isEligibleForPublicIndexing)
        #expect(!activity.isEligibleForPrediction)
        #expect(activity.userInfo == nil)
        #expect(activity.requiredUserInfoKeys == nil)
        #expect(activity.keywords.isEmpty)
        #expect(!activity.needsSave)
        #expect(activity.interaction == nil)
    }

    @Test func `becoming current donates an eligible activity`() async throws {
        try await withService { service in
            let activity = eligibleActivity()
            activity.userInfo = ["id": 7, "category": "soup"]
            activity.requiredUserInfoKeys = ["id"]
            activity.persistentIdentifier = "p"
            activity.becomeCurrent()
            guard case .activity(let value)? = await service.settled().donations.first?.action else {
                return #expect(Bool(false), "no activity")
            }
            #expect(value.activityType == "org.example.view")
            #expect(value.userInfo == ["id": .integer(7), "category": .string("soup")])
            #expect(value.requiredUserInfoKeys == ["id"])
            #expect(value.persistentIdentifier == "p")
        }
    }

    @Test func `becoming current donates nothing that is not eligible`() async throws {
        try await withService { service in
            let activity = NSUserActivity(activityType: "a")
            activity.becomeCurrent()
            #expect(activity.isCurrent)
            #expect(await service.settled().donations.isEmpty)
        }
    }

    @Test func `several activities made current in a row are each donated, and the last is current`() async throws {
        try await withService { service in
            let activities = (1...3).map { eligibleActivity("org.example.view\($0)") }
            for activity in activities { activity.becomeCurrent() }
            #expect(activities.map(\.isCurrent) == [false, false, true])
            #expect(await service.settled().donations.count == 3)
        }
    }

    @Test func `an activity that is current already is not donated again, one that becomes so again is`() async throws {
        try await withService { service in
            let activity = eligibleActivity()
            activity.becomeCurrent()
            activity.becomeCurrent()
            #expect(await service.settled().donations.count == 1)
            activity.resignCurrent()
            #expect(!activity.isCurrent)
            activity.becomeCurrent()
            #expect(await service.settled().donations.count == 2)
        }
    }

    @Test func `an activity that only a search may find is sent as well, one that is not eligible is not`()
        async throws
    {
        try await withService { service in
            let activity = eligibleActivity()
            activity.isEligibleForPrediction = false
            activity.becomeCurrent()
            #expect(await service.settled().donations.isEmpty)
            activity.resignCurrent()
            activity.isEligibleForSearch = true
            activity.becomeCurrent()
            #expect(await service.settled().donations.count == 1)
        }
    }

    @Test func `becoming current has no effect after invalidation`() async throws {
        try await withService { service in
            let activity = eligibleActivity()
            activity.invalidate()
            activity.becomeCurrent()
            #expect(!activity.isCurrent)
            #expect(await service.settled().donations.isEmpty)
        }
    }

    @Test func `an expired activity is not donated`() async throws {
        try await withService { service in
            let activity = eligibleActivity()
            activity.expirationDate = .distantPast
            activity.becomeCurrent()
            #expect(await service.settled().donations.isEmpty)
        }
    }

    @Test func `the delegate may save before the activity is sent on`() async throws {
        final class Delegate: NSObject, NSUserActivityDelegate {
            func userActivityWillSave(_ userActivity: NSUserActivity) {
                userActivity.addUserInfoEntries(from: ["saved": true])
            }
        }
        try await withService { service in
            let delegate = Delegate()
            let activity = eligibleActivity()
            activity.delegate = delegate
            activity.needsSave = true
            activity.becomeCurrent()
            guard case .activity(let value)? = await service.settled().donations.first?.action else {
                return #expect(Bool(false), "no activity")
            }
            #expect(value.userInfo == ["saved": .boolean(true)])
            #expect(!activity.needsSave)
        }
    }

    @Test func `all property-list types, URL, UUID and their collections survive in userInfo`() throws {
        let date = Date(timeIntervalSince1970: 12.5)
        let url = try #require(URL(string: "https://example.org/a?b=c"))
        let activity = NSUserActivity(activityType: "a")
        activity.userInfo = [
            "string": "s", "int": 3, "double": 2.5, "bool": true, "date": date, "data": Data([1, 2]), "url": url,
            "uuid": UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F") as Any, "null": NSNull(),
            "array": [1, "two", [3.0]] as [Any], "set": Set([1, 2]), "dictionary": ["a": ["b": 1]],
        ]
        let copy = NSUserActivity(try ActivityValue(activity))
        let original = try #require(activity.userInfo as NSDictionary?)
        let restored = try #require(copy.userInfo as NSDictionary?)
        #expect(original == restored)
    }

    @Test func `an unsupported type in userInfo is refused with its key and its name`() {
        struct Order {}
        let activity = NSUserActivity(activityType: "a")
        activity.userInfo = ["orders": ["first": [1, Order()] as [Any]]]
        let error = #expect(throws: WireError.self) { try ActivityValue(activity) }
        #expect(error?.description.hasPrefix("'userInfo.orders.first.1' is of type Order,") == true)
    }

    @Test func `a userInfo of more than one megabyte is refused with its size`() {
        let activity = NSUserActivity(activityType: "a")
        activity.userInfo = ["data": Data(count: 1_100_000)]
        let error = #expect(throws: WireError.self) { try ActivityValue(activity) }
        #expect(error?.description.contains("1100004 bytes") == true)
    }

    @Test func `a web page must be http or https`() {
        let activity = NSUserActivity(activityType: "a")
        activity.webpageURL = URL(string: "https://example.org")
        for address in ["ftp://example.org", "example.org/a", "/a", "mailto:a@example.org"] {
            activity.webpageURL = URL(string: address)
            #expect(activity.webpageURL == URL(string: "https://example.org"))
        }
        activity.webpageURL = URL(string: "HTTPS://example.org")
        #expect(activity.webpageURL == URL(string: "HTTPS://example.org"))
        activity.webpageURL = nil
        #expect(activity.webpageURL == nil)
        #expect(URL(string: "HTTP://example.org/a.png").flatMap { INImage(url: $0) } != nil)
    }

    @Test func `an activity without a type and an app has none`() {
        #expect(NSUserActivity().activityType.isEmpty)
    }

    @Test func `a typed payload comes back`() throws {
        struct Payload: Codable, Equatable { var id: Int, date: Date, tags: [String] }
        let payload = Payload(id: 1, date: Date(timeIntervalSince1970: 5), tags: ["a"])
        let activity = NSUserActivity(activityType: "a")
        try activity.setTypedPayload(payload)
        #expect(try activity.typedPayload(Payload.self) == payload)
        #expect(activity.userInfo?["id"] as? Int == 1)
        activity.userInfo = nil
        #expect(throws: NSUserActivity.TypedPayloadError.invalidContent) { try activity.typedPayload(Payload.self) }
        #expect(throws: NSUserActivity.TypedPayloadError.encodingError) { try activity.setTypedPayload(3) }
    }

    @Test func `a typed payload comes back beside an address, an identifier and other entries`() throws {
        struct Payload: Codable, Equatable { var id: Int, link: URL?, key: UUID? }
        let url = try #require(URL(string: "https://example.org"))
        let key = UUID()
        let activity = NSUserActivity(activityType: "a")
        activity.userInfo = ["id": 1, "link": url, "key": key, "other": [NSNull(), url], 7: "seven"]
        #expect(try activity.typedPayload(Payload.self) == Payload(id: 1, link: url, key: key))
        try activity.setTypedPayload(Payload(id: 2, link: url, key: key))
        activity.addUserInfoEntries(from: ["page": url])
        #expect(try activity.typedPayload(Payload.self) == Payload(id: 2, link: url, key: key))
    }

    @Test func `deletion by persistent identifiers and of all completes once`() async throws {
        try await withService { service in
            await NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: ["p", "q"])
            await NSUserActivity.deleteAllSavedUserActivities()
            #expect(service.current.deletions == ["activities p q", "all activities"])
            service.fail(with: INIntentError(.requestTimedOut))
            await NSUserActivity.deleteAllSavedUserActivities()
        }
    }
}
