/// A person as the app knows them.
open class INPerson: _INRecord, INSpeakable {
    /// Creates a person.
    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?
    ) {
        self.init(_set: [
            "personHandle": personHandle, "nameComponents": nameComponents, "displayName": displayName, "image": image,
            "contactIdentifier": contactIdentifier, "customIdentifier": customIdentifier,
        ])
    }

    /// Creates a person of whom only a handle's text is known; the older form.
    public convenience init(
        handle: String, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?
    ) {
        self.init(
            personHandle: INPersonHandle(value: handle, type: .unknown), nameComponents: nameComponents,
            displayName: displayName, image: image, contactIdentifier: contactIdentifier, customIdentifier: nil)
    }

    /// Creates a person of whom only a handle's text is known; the oldest form.
    public convenience init(handle: String, nameComponents: PersonNameComponents, contactIdentifier: String?) {
        self.init(
            handle: handle, nameComponents: nameComponents, displayName: nil, image: nil,
            contactIdentifier: contactIdentifier)
    }

    /// The text of the handle; the older form of ``personHandle``.
    public final var handle: String? { personHandle?.value }

    /// Creates a person who is something to the user.
    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, relationship: INPersonRelationship?
    ) {
        self.init(
            personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
            contactIdentifier: contactIdentifier, customIdentifier: customIdentifier)
        _values["relationship"] = relationship?.rawValue
    }

    /// Creates a person who may be the user.
    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, isMe: Bool,
        suggestionType: INPersonSuggestionType = .none
    ) {
        self.init(
            personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
            contactIdentifier: contactIdentifier, customIdentifier: customIdentifier)
        _values["isMe"] = isMe
        _values["suggestionType"] = suggestionType.rawValue
    }

    /// Creates a person who may be suggested by the address book.
    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, isContactSuggestion: Bool,
        suggestionType: INPersonSuggestionType
    ) {
        self.init(
            personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
            contactIdentifier: contactIdentifier, customIdentifier: customIdentifier)
        _values["isContactSuggestion"] = isContactSuggestion
        _values["suggestionType"] = suggestionType.rawValue
    }

    /// Creates a person with other handles.
    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, aliases: [INPersonHandle]?,
        suggestionType: INPersonSuggestionType
    ) {
        self.init(
            personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
            contactIdentifier: contactIdentifier, customIdentifier: customIdentifier)
        _values["aliases"] = aliases
        _values["suggestionType"] = suggestionType.rawValue
    }

    /// How the person is reached.
    public final var personHandle: INPersonHandle? { _value("personHandle") }
    /// The parts of the name.
    public final var nameComponents: PersonNameComponents? { _value("nameComponents") }

    /// The name to show; made from the name's parts or the handle when the app gave none.
    public final var displayName: String {
        if let name: String = _value("displayName") { return name }
        if let nameComponents {
            let name = [nameComponents.givenName, nameComponents.familyName].compactMap { $0 }.joined(separator: " ")
            if !name.isEmpty { return name }
        }
        return personHandle?.value ?? ""
    }

    /// A picture of the person.
    public final var image: INImage? { _value("image") }

    /// The identifier of the person in the address book.
    public final var contactIdentifier: String? { _value("contactIdentifier") }

    /// The app's own identifier of the person.
    public final var customIdentifier: String? { _value("customIdentifier") }

    /// What the person is to the user.
    public final var relationship: INPersonRelationship? {
        (_value("relationship") as String?).map(INPersonRelationship.init(rawValue:))
    }

    /// Whether the address book suggests the person.
    public final var isContactSuggestion: Bool { _value("isContactSuggestion") ?? false }
    /// Other handles of the person.
    public final var aliases: [INPersonHandle]? { _value("aliases") }
    /// Where the suggested handle comes from.
    public final var suggestionType: INPersonSuggestionType { _enumValue("suggestionType") ?? .none }

    /// Other people whom the user may have meant.
    public final var siriMatches: [INPerson]? { _value("siriMatches") }

    /// Whether this is the user of the device.
    public final var isMe: Bool { _value("isMe") ?? false }

    public var spokenPhrase: String { displayName }
    public var pronunciationHint: String? { nil }
    public var vocabularyIdentifier: String? { customIdentifier }

    override var wireIdentifier: String? { customIdentifier ?? contactIdentifier ?? personHandle?.value }
    override var wireText: String { displayName }
}

/// The driver of a ride.
open class INRideDriver: INPerson {
    /// Creates a driver.
    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        rating: String?, phoneNumber: String?
    ) {
        self.init(
            personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
            contactIdentifier: nil, customIdentifier: nil)
        _values["rating"] = rating
        _values["phoneNumber"] = phoneNumber
    }

    /// How the driver is rated.
    public final var rating: String? { _value("rating") }
    /// The number of the telephone.
    public final var phoneNumber: String? { _value("phoneNumber") }
}

/// A guest for whom a table is booked.
open class INRestaurantGuest: INPerson {
    /// Creates a guest.
    public convenience init(nameComponents: PersonNameComponents?, phoneNumber: String?, emailAddress: String?) {
        let handle =
            emailAddress.map { INPersonHandle(value: $0, type: .emailAddress) }
            ?? INPersonHandle(value: phoneNumber, type: .phoneNumber)
        self.init(
            personHandle: handle, nameComponents: nameComponents, displayName: nil, image: nil, contactIdentifier: nil,
            customIdentifier: nil)
        _values["phoneNumber"] = phoneNumber
        _values["emailAddress"] = emailAddress
    }

    /// The number of the telephone.
    public final var phoneNumber: String? {
        get { _value("phoneNumber") }
        set { _values["phoneNumber"] = newValue }
    }

    /// The mail address.
    public final var emailAddress: String? {
        get { _value("emailAddress") }
        set { _values["emailAddress"] = newValue }
    }
}
