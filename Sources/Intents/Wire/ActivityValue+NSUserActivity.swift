import ShortcutModel

extension ActivityValue {
    /// The activity as a plain value.
    ///
    /// - Throws: `WireError` that names the entry of `userInfo` that can't be stored.
    package init(_ activity: NSUserActivity) throws {
        let userInfo: [String: ParameterValue]
        do throws(WireError) {
            userInfo = try ParameterValue.entries(activity.userInfo ?? [:])
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
            expirationDate: activity.expirationDate?.timeIntervalSince1970,
            isEligibleForPrediction: activity.isEligibleForPrediction,
            isEligibleForSearch: activity.isEligibleForSearch,
            shortcutAvailability: UInt64(activity.shortcutAvailability.rawValue),
            contentDescription: activity.contentAttributeSet?.contentDescription,
            image: activity.contentAttributeSet?.image)
    }
}

extension NSUserActivity {
    /// The activity that a plain value describes.
    package convenience init(_ value: ActivityValue) {
        self.init(activityType: value.activityType)
        title = value.title
        if !value.userInfo.isEmpty {
            userInfo = Dictionary(
                uniqueKeysWithValues: value.userInfo.map { ($0.key as AnyHashable, $0.value.anyValue) })
        }
        requiredUserInfoKeys = value.requiredUserInfoKeys
        persistentIdentifier = value.persistentIdentifier
        suggestedInvocationPhrase = value.suggestedInvocationPhrase
        keywords = value.keywords
        webpageURL = value.webpageURL.flatMap { URL(string: $0) }
        referrerURL = value.referrerURL.flatMap { URL(string: $0) }
        targetContentIdentifier = value.targetContentIdentifier
        expirationDate = value.expirationDate.map { Date(timeIntervalSince1970: $0) }
        isEligibleForPrediction = value.isEligibleForPrediction
        isEligibleForSearch = value.isEligibleForSearch
        shortcutAvailability = INShortcutAvailabilityOptions(rawValue: UInt(value.shortcutAvailability))
        contentAttributeSet = CSSearchableItemAttributeSet(value)
    }
}
