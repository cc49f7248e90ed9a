import Intents

func activity(named name: String) -> NSUserActivity {
    let activity = NSUserActivity(activityType: "org.example.\(name)")
    activity.title = name.capitalized
    activity.userInfo = ["id": 1, "name": name, "url": URL(string: "https://example.org") as Any]
    activity.addUserInfoEntries(from: ["more": ["a", "b"]])
    activity.requiredUserInfoKeys = ["id"]
    activity.requiredUserInfoKeys?.insert("name")
    activity.keywords = Set(["one", name])
    activity.keywords.insert("two")
    activity.isEligibleForSearch = true
    activity.isEligibleForPrediction = true
    activity.isEligibleForHandoff = false
    activity.isEligibleForPublicIndexing = false
    activity.suggestedInvocationPhrase = "Open \(name)"
    activity.persistentIdentifier = NSUserActivityPersistentIdentifier(name)
    activity.expirationDate = Date().addingTimeInterval(60)
    activity.webpageURL = URL(string: "https://example.org")
    activity.targetContentIdentifier = name
    activity.needsSave = true
    activity.shortcutAvailability = [.sleepMusic, .sleepReading]
    let attributes = CSSearchableItemAttributeSet(itemContentType: "public.item")
    attributes.contentDescription = "What it does"
    attributes.relatedUniqueIdentifier = name
    attributes.keywords = ["one"]
    attributes.thumbnailData = Data()
    activity.contentAttributeSet = attributes
    activity.becomeCurrent()
    activity.resignCurrent()
    activity.invalidate()
    return activity
}

final class Delegate: NSObject, NSUserActivityDelegate {
    var current: NSUserActivity?
    func userActivityWillSave(_ userActivity: NSUserActivity) {
        userActivity.addUserInfoEntries(from: ["a": 1])
    }
    func userActivityWasContinued(_ userActivity: NSUserActivity) { current = nil }
    func start() {
        current = activity(named: "x")
        current?.delegate = self
        guard let id = current?.userInfo?["id"] as? Int, let url = current?.userInfo?["url"] as? URL else { return }
        print(id, url)
    }
}

struct Route: Codable { let id: Int }
func typed(_ activity: NSUserActivity) throws -> Route {
    try activity.setTypedPayload(Route(id: 1))
    return try activity.typedPayload(Route.self)
}
