// What an item can say of itself. It is kept, and copied and coded with the rest; no surface shows it.

extension CSSearchableItemAttributeSet {
    /// The app's own name of a group of items.
    public var domainIdentifier: String? {
        get { _value("domainIdentifier") }
        set { _values["domainIdentifier"] = newValue }
    }

    /// Other names.
    public var alternateNames: [String]? {
        get { _value("alternateNames") }
        set { _values["alternateNames"] = newValue }
    }

    /// Where the file is.
    public var path: String? {
        get { _value("path") }
        set { _values["path"] = newValue }
    }

    /// Where the thing is.
    public var url: URL? {
        get { _value("url") }
        set { _values["url"] = newValue }
    }

    /// The identifier of the content's type.
    public var contentType: String? {
        get { _value("contentType") }
        set { _values["contentType"] = newValue }
    }

    /// The text of the content.
    public var textContent: String? {
        get { _value("textContent") }
        set { _values["textContent"] = newValue }
    }

    /// What it is about.
    public var subject: String? {
        get { _value("subject") }
        set { _values["subject"] = newValue }
    }

    /// What it is about, in a word.
    public var theme: String? {
        get { _value("theme") }
        set { _values["theme"] = newValue }
    }

    /// What kind of thing it is.
    public var kind: String? {
        get { _value("kind") }
        set { _values["kind"] = newValue }
    }

    /// Who or what made it.
    public var creator: String? {
        get { _value("creator") }
        set { _values["creator"] = newValue }
    }

    /// Who wrote it.
    public var authorNames: [String]? {
        get { _value("authorNames") }
        set { _values["authorNames"] = newValue }
    }

    /// Who has the rights.
    public var copyright: String? {
        get { _value("copyright") }
        set { _values["copyright"] = newValue }
    }

    /// What somebody says of it.
    public var comment: String? {
        get { _value("comment") }
        set { _values["comment"] = newValue }
    }

    /// Firms and clubs that have to do with it.
    public var organizations: [String]? {
        get { _value("organizations") }
        set { _values["organizations"] = newValue }
    }

    /// Projects that it belongs to.
    public var projects: [String]? {
        get { _value("projects") }
        set { _values["projects"] = newValue }
    }

    /// When it was made.
    public var contentCreationDate: Date? {
        get { _value("contentCreationDate") }
        set { _values["contentCreationDate"] = newValue }
    }

    /// When it was changed.
    public var contentModificationDate: Date? {
        get { _value("contentModificationDate") }
        set { _values["contentModificationDate"] = newValue }
    }

    /// When it was used.
    public var lastUsedDate: Date? {
        get { _value("lastUsedDate") }
        set { _values["lastUsedDate"] = newValue }
    }

    /// When it begins.
    public var startDate: Date? {
        get { _value("startDate") }
        set { _values["startDate"] = newValue }
    }

    /// When it ends.
    public var endDate: Date? {
        get { _value("endDate") }
        set { _values["endDate"] = newValue }
    }

    /// When it has to be done.
    public var dueDate: Date? {
        get { _value("dueDate") }
        set { _values["dueDate"] = newValue }
    }

    /// When it was done.
    public var completionDate: Date? {
        get { _value("completionDate") }
        set { _values["completionDate"] = newValue }
    }

    /// How it is rated.
    public var rating: NSNumber? {
        get { _value("rating") }
        set { _values["rating"] = newValue }
    }

    /// How it is rated, in words.
    public var ratingDescription: String? {
        get { _value("ratingDescription") }
        set { _values["ratingDescription"] = newValue }
    }

    /// What kind of music, film or book it is.
    public var genre: String? {
        get { _value("genre") }
        set { _values["genre"] = newValue }
    }

    /// Who plays.
    public var artist: String? {
        get { _value("artist") }
        set { _values["artist"] = newValue }
    }

    /// The album.
    public var album: String? {
        get { _value("album") }
        set { _values["album"] = newValue }
    }

    /// How long it takes, in seconds.
    public var duration: NSNumber? {
        get { _value("duration") }
        set { _values["duration"] = newValue }
    }

    /// Numbers of telephones.
    public var phoneNumbers: [String]? {
        get { _value("phoneNumbers") }
        set { _values["phoneNumbers"] = newValue }
    }

    /// Mail addresses.
    public var emailAddresses: [String]? {
        get { _value("emailAddresses") }
        set { _values["emailAddresses"] = newValue }
    }

    /// Whether one can call it.
    public var supportsPhoneCall: NSNumber? {
        get { _value("supportsPhoneCall") }
        set { _values["supportsPhoneCall"] = newValue }
    }

    /// Whether one can be led there.
    public var supportsNavigation: NSNumber? {
        get { _value("supportsNavigation") }
        set { _values["supportsNavigation"] = newValue }
    }

    /// Degrees north of the equator.
    public var latitude: NSNumber? {
        get { _value("latitude") }
        set { _values["latitude"] = newValue }
    }

    /// Degrees east of Greenwich.
    public var longitude: NSNumber? {
        get { _value("longitude") }
        set { _values["longitude"] = newValue }
    }

    /// The name of the place.
    public var namedLocation: String? {
        get { _value("namedLocation") }
        set { _values["namedLocation"] = newValue }
    }

    /// The street.
    public var thoroughfare: String? {
        get { _value("thoroughfare") }
        set { _values["thoroughfare"] = newValue }
    }

    /// The town.
    public var city: String? {
        get { _value("city") }
        set { _values["city"] = newValue }
    }

    /// The state or province.
    public var stateOrProvince: String? {
        get { _value("stateOrProvince") }
        set { _values["stateOrProvince"] = newValue }
    }

    /// The postal code.
    public var postalCode: String? {
        get { _value("postalCode") }
        set { _values["postalCode"] = newValue }
    }

    /// The country.
    public var country: String? {
        get { _value("country") }
        set { _values["country"] = newValue }
    }

    /// The item that it describes, whose deletion does not delete the activity.
    public var weakRelatedUniqueIdentifier: String? {
        get { _value("weakRelatedUniqueIdentifier") }
        set { _values["weakRelatedUniqueIdentifier"] = newValue }
    }
}
