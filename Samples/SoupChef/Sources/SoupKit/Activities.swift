import Intents

/// What the app shows and can come back to. The types are declared under `NSUserActivityTypes` in Info.plist.
public enum Activities {
    public static let viewMenuType = "org.inkling.SoupChef.view-menu"
    public static let planPartyType = "org.inkling.SoupChef.plan-party"

    public static var viewMenu: NSUserActivity {
        let activity = NSUserActivity(activityType: viewMenuType)
        activity.title = "View the menu"
        activity.isEligibleForPrediction = true
        activity.isEligibleForSearch = true
        activity.keywords = ["soup", "today"]
        activity.suggestedInvocationPhrase = "What soup is there"
        activity.persistentIdentifier = "view-menu"
        return activity
    }

    /// Where the extension sends an order that needs more than an answer in words.
    public static func planParty(_ order: Order) -> NSUserActivity {
        let activity = NSUserActivity(activityType: planPartyType)
        activity.title = "Plan a party"
        activity.userInfo = ["soup": order.soup.identifier, "quantity": order.quantity]
        activity.requiredUserInfoKeys = ["soup", "quantity"]
        return activity
    }

    /// The order that such an activity is about.
    public static func order(_ activity: NSUserActivity) -> Order? {
        guard let soup = Menu.soup(activity.userInfo?["soup"] as? String),
            let quantity = activity.userInfo?["quantity"] as? Int
        else { return nil }
        return Order(soup: soup, quantity: quantity)
    }
}
