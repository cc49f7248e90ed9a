// Initialisers of older releases of Apple's framework whose arguments have other types than today's properties.

extension INSendMessageIntent {
    /// The older form of the initialiser that takes a `speakableGroupName`.
    public convenience init(
        recipients: [INPerson]?, content: String?, groupName: String?, serviceName: String?, sender: INPerson?
    ) {
        self.init(
            recipients: recipients, content: content,
            speakableGroupName: groupName.map(INSpeakableString.init(spokenPhrase:)), conversationIdentifier: nil,
            serviceName: serviceName, sender: sender)
    }
}

extension INSearchForMessagesIntent {
    /// The older form of the initialiser that takes `speakableGroupNames`.
    public convenience init(
        recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?, attributes: INMessageAttributeOptions,
        dateTimeRange: INDateComponentsRange?, identifiers: [String]?, notificationIdentifiers: [String]?,
        groupNames: [String]?
    ) {
        self.init(
            recipients: recipients, senders: senders, searchTerms: searchTerms, attributes: attributes,
            dateTimeRange: dateTimeRange, identifiers: identifiers, notificationIdentifiers: notificationIdentifiers,
            speakableGroupNames: groupNames?.map(INSpeakableString.init(spokenPhrase:)), conversationIdentifiers: nil)
    }
}

extension INSearchCallHistoryIntent {
    /// The older form of the initialiser that takes `callTypes`.
    public convenience init(
        callType: INCallRecordType, dateCreated: INDateComponentsRange?, recipient: INPerson?,
        callCapabilities: INCallCapabilityOptions
    ) {
        // The options are in the order of the kinds, which have `unknown` before them.
        let types = INCallRecordTypeOptions(rawValue: callType == .unknown ? 0 : 1 << UInt(callType.rawValue - 1))
        self.init(
            dateCreated: dateCreated, recipient: recipient, callCapabilities: callCapabilities, callTypes: types,
            unseen: nil)
    }
}

extension INSetProfileInCarIntent {
    /// The older form of the initialiser that takes a `profileName`.
    public convenience init(profileNumber: Int?, profileLabel: String?, defaultProfile: Int?) {
        self.init(
            profileNumber: profileNumber, profileName: profileLabel, isDefaultProfile: defaultProfile.map { $0 != 0 })
    }
}
