import Contacts
import CoreLocation
import CoreSpotlight
import EventKit
import Intents
import Testing
import UserNotifications

@Suite struct `Frameworks that Linux lacks` {
    @Test func `a type is the same under its framework's name and in Intents`() {
        let place: CoreLocation.CLPlacemark = Intents.CLPlacemark(
            location: CLLocation(latitude: 1, longitude: 2), name: "Home", postalAddress: CNMutablePostalAddress())
        #expect(place.location?.coordinate.longitude == 2)
        #expect(EKRecurrenceRule(recurrenceWith: .weekly, interval: 2, end: nil).interval == 2)
    }

    @Test func `an item's description keeps what it is given, also in a copy`() throws {
        let attributes = CSSearchableItemAttributeSet(contentType: .content)
        attributes.title = "Soup"
        attributes.domainIdentifier = "menu"
        attributes.rating = 4.5
        attributes.authorNames = ["Ada", "Bo"]
        attributes.startDate = Date(timeIntervalSince1970: 0)
        let copy = try #require(attributes.copy() as? CSSearchableItemAttributeSet)
        #expect(copy.isEqual(attributes) && copy !== attributes)
        #expect(copy.domainIdentifier == "menu" && copy.rating == 4.5 && copy.authorNames == ["Ada", "Bo"])
        copy.domainIdentifier = nil
        #expect(attributes.domainIdentifier == "menu")
    }

    @Test func `a message names its sender in the notification, and the rest stays`() throws {
        let content = UNMutableNotificationContent()
        content.title = "New message"
        content.body = "Lunch?"
        content.userInfo = ["id": 7]
        let sender = INPerson(
            personHandle: INPersonHandle(value: "ada", type: .unknown), nameComponents: nil, displayName: "Ada",
            image: nil, contactIdentifier: nil, customIdentifier: "ada")
        let message = INSendMessageIntent(
            recipients: nil, outgoingMessageType: .outgoingMessageText, content: "Lunch?", speakableGroupName: nil,
            conversationIdentifier: "talk", serviceName: nil, sender: sender, attachments: nil)
        let updated = try content.updating(from: message)
        #expect(updated.title == "Ada" && updated.threadIdentifier == "talk" && updated.body == "Lunch?")
        #expect(content.title == "New message")
        let copy = try #require(updated.mutableCopy() as? UNMutableNotificationContent)
        copy.body = ""
        #expect(updated.body == "Lunch?" && copy.userInfo["id"] as? Int == 7)
    }

    @Test func `an attachment without a file is an error`() {
        #expect(throws: CocoaError.self) {
            try UNNotificationAttachment(identifier: "a", url: URL(filePath: "/no/such"))
        }
    }
}
