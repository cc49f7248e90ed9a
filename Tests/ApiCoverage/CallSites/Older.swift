import Intents

// Initialisers that newer ones have replaced; code of the last years still calls them.
func older(_ person: INPerson, _ date: Date) -> [NSObject] {
    [
        INCallRecord(
            identifier: "1", dateCreated: date, caller: person, callRecordType: .outgoing, callCapability: .audioCall,
            callDuration: 1, unseen: true),
        INCallRecord(
            identifier: "1", dateCreated: date, caller: person, callRecordType: .outgoing, callCapability: .audioCall,
            callDuration: 1, unseen: true, numberOfCalls: 2),
        INStartCallIntent(
            audioRoute: .unknown, destinationType: .normal, contacts: [person], recordTypeForRedialing: .unknown,
            callCapability: .audioCall),
        INStartAudioCallIntent(contacts: [person]),
        INPerson(
            personHandle: INPersonHandle(value: "", type: .unknown), nameComponents: nil, displayName: "", image: nil,
            contactIdentifier: nil, customIdentifier: nil, aliases: nil, suggestionType: .socialProfile),
        INSearchForMessagesIntent(
            recipients: nil, senders: nil, searchTerms: nil, attributes: [.unread], dateTimeRange: nil,
            identifiers: nil,
            notificationIdentifiers: nil, speakableGroupNames: nil),
        INMessage(
            identifier: "", conversationIdentifier: "", content: "", dateSent: date, sender: person,
            recipients: [person], messageType: .text),
        INAddTasksIntent(targetTaskList: nil, taskTitles: nil, spatialEventTrigger: nil, temporalEventTrigger: nil),
        INSetTaskAttributeIntent(
            targetTask: nil, status: .completed, spatialEventTrigger: nil, temporalEventTrigger: nil),
        INSearchForNotebookItemsIntent(
            title: nil, content: nil, itemType: .note, status: .unknown, location: nil, locationSearchType: .unknown,
            dateTime: nil, dateSearchType: .unknown),
        INSpeakableString(identifier: "1", spokenPhrase: "one", pronunciationHint: nil),
    ]
}
