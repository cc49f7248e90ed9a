import Intents

final class IntentHandler: INExtension, INStartCallIntentHandling {
    override func handler(for intent: INIntent) -> Any { self }
    func resolveCallCapability(
        for intent: INStartCallIntent, with completion: @escaping (INStartCallCallCapabilityResolutionResult) -> Void
    ) {
        let capability = intent.callCapability == .unknown ? .audioCall : intent.callCapability
        completion(.success(with: capability))
    }
    func resolveContacts(
        for intent: INStartCallIntent, with completion: @escaping ([INStartCallContactResolutionResult]) -> Void
    ) {
        guard let contacts = intent.contacts, !contacts.isEmpty else {
            completion([.needsValue()])
            return
        }
        let results: [INStartCallContactResolutionResult] = contacts.map { person in
            switch person.displayName.count {
            case 0: return .unsupported(forReason: .noContactFound)
            case 1: return .success(with: person)
            default: return .disambiguation(with: [person])
            }
        }
        completion(results)
    }
    func resolveDestinationType(
        for intent: INStartCallIntent, with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void
    ) {
        completion(.success(with: .normal))
    }
    func resolveCallRecordToCallBack(
        for intent: INStartCallIntent, with completion: @escaping (INCallRecordResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }
    func confirm(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {
        completion(INStartCallIntentResponse(code: .ready, userActivity: nil))
    }
    func handle(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {
        let response: INStartCallIntentResponse
        defer { completion(response) }
        guard let handle = intent.contacts?.first?.personHandle?.value else {
            response = INStartCallIntentResponse(code: .failureContactNotSupportedByApp, userActivity: nil)
            return
        }
        let activity = NSUserActivity(activityType: String(describing: INStartCallIntent.self))
        var info: [String: Any] = ["video": intent.callCapability == .videoCall]
        info["address"] = handle
        activity.userInfo = info
        response = INStartCallIntentResponse(code: .continueInApp, userActivity: activity)
    }
}

// The older signature of a method is no requirement any more; such a class still compiles.
final class OlderHandler: INExtension, INStartAudioCallIntentHandling, INStartCallIntentHandling {
    func resolveContacts(
        for intent: INStartCallIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void
    ) {
        completion([INPersonResolutionResult.needsValue()])
    }
    func handle(intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void) {
        let response = INStartAudioCallIntentResponse(
            code: .continueInApp,
            userActivity: NSUserActivity(activityType: NSStringFromClass(INStartAudioCallIntent.self)))
        completion(response)
    }
    @available(iOS 13.0, *)
    func handle(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {
        completion(.init(code: .continueInApp, userActivity: nil))
    }
}

extension IntentHandler: INSendMessageIntentHandling {
    func resolveRecipients(
        for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
    ) {
        guard let recipients = intent.recipients, !recipients.isEmpty else {
            completion([INSendMessageRecipientResolutionResult.needsValue()])
            return
        }
        let results = recipients.map { recipient -> INSendMessageRecipientResolutionResult in
            recipient.customIdentifier == nil ? .unsupported() : .success(with: recipient)
        }
        completion(results)
    }
    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        Task {
            let response = INSendMessageIntentResponse(code: .success, userActivity: nil)
            response.sentMessage = INMessage(
                identifier: "1", content: intent.content ?? "", dateSent: Date(), sender: nil,
                recipients: intent.recipients)
            completion(response)
        }
    }
}

extension IntentHandler: INSearchForMessagesIntentHandling {
    func handle(
        intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void
    ) {
        let response = INSearchForMessagesIntentResponse(code: .success, userActivity: nil)
        let named = intent.recipients?.first ?? intent.senders?.first
        _ = named?.displayName.trimmingCharacters(in: .whitespacesAndNewlines)
        response.messages = (0..<2).map { number in
            let sender: INPerson? =
                number == 0
                ? nil
                : INPerson(
                    personHandle: INPersonHandle(value: "x", type: .unknown), nameComponents: nil, displayName: "X",
                    image: nil, contactIdentifier: nil, customIdentifier: "x")
            return INMessage(
                identifier: "\(number)", conversationIdentifier: "x", content: "text", dateSent: Date(), sender: sender,
                recipients: nil, groupName: nil, messageType: .text, serviceName: "S", audioMessageFile: nil)
        }
        completion(response)
    }
}

extension IntentHandler: INSetMessageAttributeIntentHandling {
    func handle(
        intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void
    ) {
        switch intent.attribute {
        case .read, .unread: completion(.init(code: .success, userActivity: nil))
        case .flagged, .unflagged, .unknown, .played: fallthrough
        @unknown default: completion(.init(code: .failureMessageAttributeNotSet, userActivity: nil))
        }
    }
}

func incoming(_ text: String, image: Data) {
    let avatar = INImage(imageData: image)
    let sender = INPerson(
        personHandle: INPersonHandle(value: "x", type: .emailAddress), nameComponents: nil, displayName: "X",
        image: avatar, contactIdentifier: nil, customIdentifier: nil, isMe: false, suggestionType: .none)
    let intent = INSendMessageIntent(
        recipients: nil, outgoingMessageType: .outgoingMessageText, content: text,
        speakableGroupName: INSpeakableString(spokenPhrase: "Group"), conversationIdentifier: "1", serviceName: nil,
        sender: sender, attachments: nil)
    intent.setImage(avatar, forParameterNamed: \.sender)
    let interaction = INInteraction(intent: intent, response: nil)
    interaction.direction = .incoming
    interaction.donate(completion: nil)
    let older = INSendMessageIntent(
        recipients: [sender], content: text, speakableGroupName: nil, conversationIdentifier: "1", serviceName: nil,
        sender: nil)
    older.setImage(avatar, forParameterNamed: \INSendMessageIntent.speakableGroupName)
}

func opened(by activity: NSUserActivity, context: NSExtensionContext?) -> String? {
    if let intent = context?.intent as? INSendMessageIntent,
        let parts = intent.conversationIdentifier?.split(separator: ".")
    {
        return String(parts[0])
    }
    switch activity.activityType {
    case "INSendMessageIntent":
        let intent = activity.interaction?.intent
        guard let intent = intent as? INSendMessageIntent else { return nil }
        return intent.conversationIdentifier
    case NSUserActivityTypeBrowsingWeb: return activity.webpageURL?.absoluteString
    case String(describing: INStartCallIntent.self), NSStringFromClass(INStartVideoCallIntent.self):
        guard let call = activity.interaction?.intent as? INStartCallIntent else { return nil }
        return call.contacts?.first?.personHandle?.value
    default: return nil
    }
}

func asked(_ handler: Any?) -> Bool { handler is any INSearchForMediaIntentHandling }
