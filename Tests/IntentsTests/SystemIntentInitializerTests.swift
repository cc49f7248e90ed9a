import Testing

@testable import Intents

@Suite struct `Older initialisers of system intents` {
    @Test func `they set the properties of today`() {
        let person = SystemSamples.person
        let message = INSendMessageIntent(
            recipients: [person], content: "Hi", groupName: "Band", serviceName: "s", sender: nil)
        #expect(message.speakableGroupName?.spokenPhrase == "Band")
        #expect(message.recipients == [person] && message.content == "Hi" && message.serviceName == "s")
        let search = INSearchForMessagesIntent(
            recipients: nil, senders: [person], searchTerms: nil, attributes: .read, dateTimeRange: nil,
            identifiers: nil, notificationIdentifiers: nil, groupNames: ["Band"])
        #expect(search.speakableGroupNames?.map(\.spokenPhrase) == ["Band"] && search.attributes == .read)
        let profile = INSetProfileInCarIntent(profileNumber: 2, profileLabel: "Ada", defaultProfile: 1)
        #expect(profile.profileNumber == 2 && profile.profileName == "Ada" && profile.isDefaultProfile == true)
    }

    @Test(arguments: [
        (INCallRecordType.unknown, INCallRecordTypeOptions()), (.outgoing, .outgoing), (.missed, .missed),
        (.onHold, .onHold),
    ])
    func `a kind of call becomes one option`(_ kind: INCallRecordType, _ options: INCallRecordTypeOptions) {
        let search = INSearchCallHistoryIntent(
            callType: kind, dateCreated: nil, recipient: nil, callCapabilities: .audioCall)
        #expect(search.callTypes == options && search.callCapabilities == .audioCall)
    }
}

@Suite struct `Errors of the framework` {
    @Test(arguments: INIntentError.Code.allCases) func `one is found in an NSError of its domain`(
        _ code: INIntentError.Code
    ) throws {
        let error = NSError(domain: INIntentErrorDomain, code: code.rawValue, userInfo: ["a": 1])
        let found = try #require(error as? INIntentError)
        #expect(found.code == code && found.userInfo["a"] as? Int == 1)
        #expect((error as any Error as? INIntentError)?.code == code)
    }

    @Test func `none is found in an NSError of another domain, or with a code that is none`() {
        #expect(NSError(domain: NSCocoaErrorDomain, code: 7001) as? INIntentError == nil)
        #expect(NSError(domain: INIntentErrorDomain, code: 1) as? INIntentError == nil)
    }
}
