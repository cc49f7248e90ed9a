import Foundation
import Testing

@testable import Intents

/// One filled and one sparse instance of each class that can be coded.
struct Sample: Sendable, CustomTestStringConvertible {
    let name: String
    let make: @Sendable () -> NSObject

    init(_ name: String, _ make: @escaping @Sendable () -> NSObject) {
        self.name = name
        self.make = make
    }

    var testDescription: String { name }
}

enum Samples {
    /// Finer than a `Double` of seconds since 1970 can tell.
    static let date = Date(timeIntervalSinceReferenceDate: 721_692_800.5.nextUp)

    static var person: INPerson {
        let components = {
            var components = PersonNameComponents()
            components.givenName = "Ada"
            components.familyName = "Lovelace"
            return components
        }()
        return INPerson(
            personHandle: INPersonHandle(value: "ada@example.org", type: .emailAddress, label: .work),
            nameComponents: components, displayName: nil, image: INImage(named: "ada"), contactIdentifier: "c1",
            customIdentifier: "u1", relationship: .friend)
    }

    static var place: CLPlacemark {
        let address = CNMutablePostalAddress()
        address.street = "1 Soup Street"
        address.city = "Lyon"
        return CLPlacemark(
            location: CLLocation(latitude: 45.75, longitude: 4.85), name: "Kitchen", postalAddress: address)
    }

    static var range: INDateComponentsRange {
        INDateComponentsRange(
            start: DateComponents(calendar: Calendar(identifier: .gregorian), year: 2026, month: 11, day: 30, hour: 12),
            end: DateComponents(hour: 13, minute: 30), recurrenceRule: rule)
    }

    static var rule: INRecurrenceRule {
        INRecurrenceRule(interval: 2, frequency: .weekly, weeklyRecurrenceDays: [.monday, .sunday])
    }

    static var activity: NSUserActivity {
        let activity = NSUserActivity(activityType: "org.example.view")
        activity.userInfo = ["id": 7]
        activity.title = "View"
        return activity
    }

    static var amount: INCurrencyAmount {
        INCurrencyAmount(amount: NSDecimalNumber(string: "12.30"), currencyCode: "EUR")
    }

    static let values: [Sample] = [
        Sample("INObject") {
            let object = INObject(
                identifier: "i", display: "d", pronunciationHint: "p", subtitle: "s", image: INImage(named: "n"))
            object.alternativeSpeakableMatches = [INSpeakableString(spokenPhrase: "x")]
            return object
        },
        Sample("INObject, sparse") { INObject(identifier: nil, display: "d") },
        Sample("Soup, a custom type") {
            let soup = Soup(identifier: nil, display: "Tomato")
            soup.price = 4.5
            return soup
        },
        Sample("INPerson") { person },
        Sample("INPerson, sparse") {
            INPerson(
                personHandle: INPersonHandle(value: nil, type: .unknown), nameComponents: nil, displayName: nil,
                image: nil, contactIdentifier: nil, customIdentifier: nil)
        },
        Sample("INPersonHandle") { INPersonHandle(value: "1", type: .phoneNumber, label: .mobile) },
        Sample("INImage by name") { INImage(named: "n") },
        Sample("INImage by data") { INImage(imageData: Data([1, 2, 3])) },
        Sample("INImage of the system") { INImage.systemImageNamed("star") },
        Sample("INImage by URL") { INImage(url: URL(filePath: "/a.png"), width: 2, height: 3) ?? INImage(named: "") },
        Sample("INFile by data") {
            let file = INFile(data: Data([1]), filename: "a.txt", typeIdentifier: "public.plain-text")
            file.removedOnCompletion = true
            return file
        },
        Sample("INFile by URL") { INFile(fileURL: URL(filePath: "/tmp/a"), filename: nil, typeIdentifier: nil) },
        Sample("INSpeakableString") {
            INSpeakableString(vocabularyIdentifier: "v", spokenPhrase: "s", pronunciationHint: "p")
        },
        Sample("INCurrencyAmount") { amount },
        Sample("INPaymentMethod") { INPaymentMethod(type: .credit, name: "Card", identificationHint: "42", icon: nil) },
        Sample("INPriceRange") {
            INPriceRange(
                firstPrice: NSDecimalNumber(value: 3), secondPrice: NSDecimalNumber(value: 2), currencyCode: "EUR")
        },
        Sample("INDateComponentsRange") { range },
        Sample("INDateComponentsRange, sparse") { INDateComponentsRange(start: nil, end: nil) },
        Sample("INRecurrenceRule") { rule },
        Sample("INFocusStatus") { INFocusStatus(isFocused: true) },
        Sample("INMediaDestinationReference") { INMediaDestinationReference.playlist(named: "Mix") },
        Sample("INSendMessageIntentDonationMetadata") {
            let metadata = INSendMessageIntentDonationMetadata()
            metadata.recipientCount = 3
            metadata.mentionsCurrentUser = true
            return metadata
        },
        Sample("CLPlacemark") { place },
        Sample("CLCircularRegion") {
            CLCircularRegion(
                center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 100, identifier: "r")
        },
        Sample("CSSearchableItemAttributeSet") {
            let set = CSSearchableItemAttributeSet(itemContentType: "public.item")
            set.contentDescription = "d"
            set.thumbnailData = Data([1])
            return set
        },
        Sample("EKRecurrenceRule") {
            EKRecurrenceRule(recurrenceWith: .weekly, interval: 2, end: EKRecurrenceEnd(occurrenceCount: 3))
        },
        Sample("CGColor") { CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1) },
    ]

    static let objects: [Sample] = [
        Sample("INMediaItem") {
            INMediaItem(identifier: "m", title: "t", type: .song, artwork: INImage(named: "a"), artist: "x")
        },
        Sample("INMediaSearch") {
            INMediaSearch(mediaType: .album, mediaName: "n", genreNames: ["g"], releaseDate: range)
        },
        Sample("INMessage") {
            INMessage(
                identifier: "m", content: "c", dateSent: date, sender: person, recipients: [person],
                groupName: INSpeakableString(spokenPhrase: "g"), messageType: .audio)
        },
        Sample("INTask") {
            INTask(
                title: INSpeakableString(spokenPhrase: "t"), status: .completed, taskType: .completable,
                spatialEventTrigger: INSpatialEventTrigger(placemark: place, event: .arrive),
                temporalEventTrigger: INTemporalEventTrigger(dateComponentsRange: range), priority: .flagged)
        },
        Sample("INCallRecord") {
            INCallRecord(
                identifier: "c", dateCreated: date, callRecordType: .missed, callCapability: .videoCall,
                callDuration: 3.5, unseen: true)
        },
        Sample("INPaymentRecord") {
            INPaymentRecord(
                payee: person, payer: nil, currencyAmount: amount, paymentMethod: .applePay(), note: "n",
                status: .completed)
        },
        Sample("INReservationAction") {
            INReservationAction(type: .checkIn, validDuration: range, userActivity: activity)
        },
        Sample("INFlightReservation") {
            let airport = INAirport(name: "Lyon", iataCode: "LYS", icaoCode: nil)
            let gate = INAirportGate(airport: airport, terminal: "1", gate: nil)
            let flight = INFlight(
                airline: INAirline(name: "Air", iataCode: "AI", icaoCode: nil), flightNumber: "12", boardingTime: nil,
                flightDuration: range, departureAirportGate: gate, arrivalAirportGate: gate)
            return INFlightReservation(
                itemReference: INSpeakableString(spokenPhrase: "f"), reservationNumber: "n", bookingTime: date,
                reservationStatus: .confirmed, reservationHolderName: nil, actions: nil, reservedSeat: nil,
                flight: flight)
        },
        Sample("INCar") {
            INCar(
                carIdentifier: "c", displayName: "Car", year: nil, make: nil, model: nil,
                color: CGColor(red: 1, green: 0, blue: 0, alpha: 1),
                headUnit: INCar.HeadUnit(bluetoothIdentifier: "b", iAP2Identifier: nil),
                supportedChargingConnectors: [.ccs1, .tesla])
        },
        Sample("INRidePartySizeOption") {
            INRidePartySizeOption(
                partySizeRange: NSRange(location: 1, length: 3), sizeDescription: "few", priceRange: nil)
        },
        Sample("INRideCompletionStatus") { INRideCompletionStatus.completed(settledPaymentAmount: amount) },
        Sample("INRestaurantGuest") {
            INRestaurantGuest(nameComponents: nil, phoneNumber: "1", emailAddress: "a@example.org")
        },
    ]

    static let intents: [Sample] = [
        Sample("OrderSoupIntent") {
            let intent = makeSoupIntent()
            intent.size = .large
            intent.notes = ["hot"]
            intent.suggestedInvocationPhrase = "Soup time"
            intent.shortcutAvailability = [.sleepMusic]
            intent.setImage(INImage(named: "soup"), forParameterNamed: \.soup)
            intent.donationMetadata = INSendMessageIntentDonationMetadata()
            return intent
        },
        Sample("OrderSoupIntent, empty") { OrderSoupIntent() },
        Sample("OrderSoupIntentResponse") {
            let response = OrderSoupIntentResponse(_code: 100, userActivity: activity)
            response.waitTime = 5
            return response
        },
        Sample("INInteraction") {
            let response = OrderSoupIntentResponse(_code: 4, userActivity: nil)
            let interaction = INInteraction(intent: makeSoupIntent(), response: response)
            interaction.direction = .incoming
            interaction.groupIdentifier = "g"
            interaction.dateInterval = DateInterval(start: date, duration: 3)
            return interaction
        },
        Sample("INInteraction, sparse") { INInteraction(intent: OrderSoupIntent(), response: nil) },
        Sample("INParameter") {
            let parameter = INParameter(for: OrderSoupIntent.self, keyPath: "notes")
            parameter.setIndex(1, forSubKeyPath: "notes")
            return parameter
        },
        Sample("INShortcutReference of an intent") { INShortcutReference(.intent(makeSoupIntent())) },
        Sample("INShortcutReference of an activity") { INShortcutReference(userActivity: activity) },
        Sample("INVoiceShortcut") {
            INVoiceShortcut(
                .init(
                    identifier: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", bundleIdentifier: "org.example.Test",
                    phrase: "Soup", shortcut: .activity(.init(activityType: "a"))))
                ?? INObject(identifier: nil, display: "no voice shortcut")
        },
        Sample("INRelevantShortcut") {
            let shortcut = INRelevantShortcut(shortcut: .userActivity(activity))
            shortcut.relevanceProviders = [
                INDateRelevanceProvider(start: date, end: nil), INDailyRoutineRelevanceProvider(situation: .gym),
                INLocationRelevanceProvider(
                    region: CLCircularRegion(
                        center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 3, identifier: "r")),
            ]
            let template = INDefaultCardTemplate(title: "t")
            template.subtitle = "s"
            shortcut.watchTemplate = template
            shortcut.shortcutRole = .information
            shortcut.widgetKind = "w"
            return shortcut
        },
    ]

    /// What can be copied and not coded.
    static let collections: [Sample] = [
        Sample("INObjectCollection of texts") {
            INObjectCollection<NSString>(sections: [INObjectSection(title: "t", items: ["a", "b"])])
        },
        Sample("INObjectCollection of objects") {
            INObjectCollection(items: [INObject(identifier: nil, display: "a")])
        },
        Sample("INObjectSection") { INObjectSection<NSNumber>(title: nil, items: [1, 2.5]) },
    ]
}
