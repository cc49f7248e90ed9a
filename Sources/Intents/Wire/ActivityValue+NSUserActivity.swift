import ShortcutModel

extension ActivityValue {
    /// The activity as a plain value.
    ///
    /// - Throws: `WireError` that names the entry of `userInfo` that can't be stored.
    package init(_ activity: NSUserActivity) throws {
        try self.init(activity, room: ParameterValue.maximumNesting)
    }

    /// - Parameter room: How many containers may stand inside each other in `userInfo`.
    init(_ activity: NSUserActivity, room: Int) throws(WireError) {
        let userInfo: [String: ParameterValue]
        do throws(WireError) {
            userInfo = try ParameterValue.entries(activity.userInfo ?? [:], room: room)
        } catch {
            throw error.inside("userInfo")
        }
        try WireSize.check(userInfo, named: "userInfo")
        self.init(
            activityType: activity.activityType, title: activity.title, userInfo: userInfo,
            requiredUserInfoKeys: activity.requiredUserInfoKeys, persistentIdentifier: activity.persistentIdentifier,
            suggestedInvocationPhrase: activity.suggestedInvocationPhrase, keywords: activity.keywords,
            webpageURL: activity.webpageURL?.absoluteString, referrerURL: activity.referrerURL?.absoluteString,
            targetContentIdentifier: activity.targetContentIdentifier,
            expirationDate: activity.expirationDate.map { DateValue($0) },
            isEligibleForPrediction: activity.isEligibleForPrediction,
            isEligibleForSearch: activity.isEligibleForSearch,
            shortcutAvailability: UInt64(activity.shortcutAvailability.rawValue),
            contentDescription: activity.contentAttributeSet?.contentDescription,
            image: activity.contentAttributeSet?.image,
            isEligibleForHandoff: activity.isEligibleForHandoff ? nil : false,
            isEligibleForPublicIndexing: activity.isEligibleForPublicIndexing ? true : nil,
            contentAttributes: try activity.contentAttributeSet?.otherAttributes())
    }
}

extension NSUserActivity {
    /// The activity that a plain value describes.
    package convenience init(_ value: ActivityValue) {
        self.init(activityType: value.activityType)
        title = value.title
        if !value.userInfo.isEmpty { userInfo = value.userInfo.anyEntries }
        requiredUserInfoKeys = value.requiredUserInfoKeys
        persistentIdentifier = value.persistentIdentifier
        suggestedInvocationPhrase = value.suggestedInvocationPhrase
        keywords = value.keywords
        webpageURL = value.webpageURL.flatMap { URL(string: $0) }
        referrerURL = value.referrerURL.flatMap { URL(string: $0) }
        targetContentIdentifier = value.targetContentIdentifier
        expirationDate = value.expirationDate?.date
        isEligibleForPrediction = value.isEligibleForPrediction
        isEligibleForSearch = value.isEligibleForSearch
        isEligibleForHandoff = value.isEligibleForHandoff ?? isEligibleForHandoff
        isEligibleForPublicIndexing = value.isEligibleForPublicIndexing ?? isEligibleForPublicIndexing
        shortcutAvailability = INShortcutAvailabilityOptions(rawValue: UInt(value.shortcutAvailability))
        contentAttributeSet = CSSearchableItemAttributeSet(value)
    }
}
