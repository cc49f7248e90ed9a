import Intents
import Testing

/// One value of each type that the parameters of the system's intents and of their responses have.
enum SystemSamples {
    static var person: INPerson {
        INPerson(
            personHandle: INPersonHandle(value: "ada@example.org", type: .emailAddress), nameComponents: nil,
            displayName: "Ada", image: nil, contactIdentifier: nil, customIdentifier: "ada")
    }

    static var words: INSpeakableString {
        INSpeakableString(vocabularyIdentifier: "w1", spokenPhrase: "Home", pronunciationHint: nil)
    }

    static var range: INDateComponentsRange {
        INDateComponentsRange(start: DateComponents(year: 2026, month: 11), end: nil)
    }

    static var place: CLPlacemark {
        CLPlacemark(
            location: CLLocation(latitude: 52.5, longitude: 13.4), name: "Home", postalAddress: nil)
    }

    static var money: INCurrencyAmount {
        INCurrencyAmount(amount: NSDecimalNumber(string: "12.5"), currencyCode: "EUR")
    }

    static var song: INMediaItem {
        INMediaItem(identifier: "song-1", title: "Blue", type: .song, artwork: nil)
    }

    static var file: INFile {
        INFile(data: Data([1, 2]), filename: "voice.ogg", typeIdentifier: nil)
    }

    static var note: INNote {
        INNote(
            title: words, contents: [INTextNoteContent(text: "Milk")], groupName: nil, createdDateComponents: nil,
            modifiedDateComponents: nil, identifier: "n1")
    }

    static var task: INTask {
        INTask(
            title: words, status: .completed, taskType: .completable,
            spatialEventTrigger: INSpatialEventTrigger(placemark: place, event: .arrive),
            temporalEventTrigger: INTemporalEventTrigger(dateComponentsRange: range), createdDateComponents: nil,
            modifiedDateComponents: nil, identifier: "t1", priority: .flagged)
    }

    static var taskList: INTaskList {
        INTaskList(
            title: words, tasks: [task], groupName: nil, createdDateComponents: nil, modifiedDateComponents: nil,
            identifier: "l1")
    }

    static var call: INCallRecord {
        INCallRecord(
            identifier: "c1", dateCreated: Date(timeIntervalSince1970: 1), callRecordType: .missed,
            callCapability: .audioCall, callDuration: 12, unseen: true)
    }

    static var payee: INBillPayee {
        INBillPayee(nickname: words, number: "12", organizationName: nil)
    }

    static var account: INPaymentAccount {
        INPaymentAccount(
            nickname: words, number: "12", accountType: .checking, organizationName: nil,
            balance: INBalanceAmount(amount: NSDecimalNumber(string: "7"), currencyCode: "EUR"), secondaryBalance: nil)
    }

    static var restaurant: INRestaurant {
        INRestaurant(
            location: CLLocation(latitude: 1, longitude: 2), name: "Taverna", vendorIdentifier: "v",
            restaurantIdentifier: "r")
    }

    static var guest: INRestaurantGuest {
        INRestaurantGuest(nameComponents: nil, phoneNumber: "123", emailAddress: "g@example.org")
    }

    static var booking: INRestaurantReservationUserBooking {
        INRestaurantReservationUserBooking(
            restaurant: restaurant, bookingDate: Date(timeIntervalSince1970: 5), partySize: 2, bookingIdentifier: "b",
            guest: guest, status: .confirmed, dateStatusModified: Date(timeIntervalSince1970: 6))
    }

    static var records: [_INRecord] {
        let offer = INRestaurantOffer()
        offer.offerTitleText = "Lunch"
        let preferences = INRestaurantGuestDisplayPreferences()
        preferences.nameEditable = true
        let bill = INBillDetails(
            billType: .gas, paymentStatus: .pending, billPayee: payee, amountDue: money, minimumDue: nil, lateFee: nil,
            dueDate: DateComponents(day: 3), paymentDate: nil)
        let ride = INRideStatus()
        ride.phase = .pickup
        ride.waypoints = [place]
        ride.completionStatus = .completed(settledPaymentAmount: money)
        return [
            person, words, range, place, money, song, file, note, INTextNoteContent(text: "Milk"), task, taskList, call,
            payee, account, restaurant, guest, booking, offer, preferences, bill, ride,
            INSpatialEventTrigger(placemark: place, event: .arrive),
            INTemporalEventTrigger(dateComponentsRange: range),
            INCallRecordFilter(participants: [person], callTypes: [.missed, .received], callCapability: .videoCall),
            INMediaSearch(mediaType: .song, genreNames: ["Jazz"], reference: .my),
            INSendMessageAttachment(audioMessageFile: file),
            INMessage(
                identifier: "m", content: "Hi", dateSent: Date(timeIntervalSince1970: 9), sender: person,
                recipients: [person]),
            INPaymentAmount(amountType: .amountDue, amount: money),
            INPaymentMethod(type: .debit, name: "Card", identificationHint: "1234", icon: nil),
            INPaymentRecord(
                payee: person, payer: nil, currencyAmount: money, paymentMethod: nil, note: "Tea", status: .completed),
            INFocusStatus(isFocused: true), INImage(named: "picture"),
            INRideOption(name: "Small", estimatedPickupDate: Date(timeIntervalSince1970: 3)),
            INTermsAndConditions(
                localizedTermsAndConditionsText: "Terms", privacyPolicyURL: nil, termsAndConditionsURL: nil),
            INLodgingReservation(
                itemReference: words, reservationNumber: "1", bookingTime: nil, reservationStatus: .confirmed,
                reservationHolderName: "Ada", actions: nil, url: nil, lodgingBusinessLocation: place,
                reservationDuration: range, numberOfAdults: 2, numberOfChildren: nil),
            INCar(
                carIdentifier: "car", displayName: "Van", year: nil, make: nil, model: nil, color: nil, headUnit: nil,
                supportedChargingConnectors: [.ccs2]),
        ]
    }

    static var values: [Any] {
        [
            "text", 3, 2.5, true, Float(0.5), NSNumber(value: 4), Date(timeIntervalSince1970: 100),
            DateComponents(year: 2026),
            Measurement(value: 2, unit: UnitLength.kilometers), Measurement(value: 2, unit: UnitEnergy.kilowattHours),
            Measurement(value: 20, unit: UnitTemperature.celsius), INMediaDestination.playlist("Best"),
            INCarChargingConnectorType.ccs1, ["key": "value"] as [String: Any],
        ]
    }

    /// A value of the type of a property.
    static func value(of type: Any.Type) throws -> Any {
        if let type = type as? any OptionalType.Type { return try value(of: type.wrapped) }
        if let type = type as? any ListType.Type { return [try value(of: type.element)] }
        if let type = type as? any RawRepresentable<Int>.Type, let value = last(of: type) { return value }
        if let type = type as? any OptionSet.Type, let value = options(type) { return value }
        let all = values + records
        let value = all.first { Swift.type(of: $0) == type } ?? records.first { kind(of: $0, is: type) }
        return try #require(value, "SystemSamples has no value of type \(type)")
    }

    /// What is kept of a value.
    static func stored(_ value: Any) -> Any {
        switch value {
        case let list as [any RawRepresentable]: list.map { $0.rawValue }
        case let options as any OptionSet: Int(bitPattern: options.rawValue as? UInt ?? 0)
        case let value as any RawRepresentable: value.rawValue
        case let value as Float: Double(value)
        default: value
        }
    }

    private static func last<E: RawRepresentable<Int>>(of type: E.Type) -> E? {
        type.init(rawValue: 2) ?? type.init(rawValue: 1)
    }

    private static func options<E: OptionSet>(_ type: E.Type) -> E? {
        (3 as UInt as? E.RawValue).map { E(rawValue: $0) }
    }

    private static func kind(of record: _INRecord, is type: Any.Type) -> Bool {
        guard let type = type as? AnyClass else { return false }
        return record.isKind(of: type)
    }
}

private protocol OptionalType { static var wrapped: Any.Type { get } }
extension Optional: OptionalType { static var wrapped: Any.Type { Wrapped.self } }
private protocol ListType { static var element: Any.Type { get } }
extension Array: ListType { static var element: Any.Type { Element.self } }
