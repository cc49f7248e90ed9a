// Contacts' addresses, as far as places carry them.

/// An address.
open class CNPostalAddress: _INRecord {
    /// Creates an empty address.
    public convenience init() { self.init(_values: [:]) }

    /// The street and the number. Empty when it is not known.
    open var street: String { _value("street") ?? "" }
    /// The part of the town. Empty when it is not known.
    open var subLocality: String { _value("subLocality") ?? "" }
    /// The town. Empty when it is not known.
    open var city: String { _value("city") ?? "" }
    /// The county. Empty when it is not known.
    open var subAdministrativeArea: String { _value("subAdministrativeArea") ?? "" }
    /// The state or province. Empty when it is not known.
    open var state: String { _value("state") ?? "" }
    /// The postal code. Empty when it is not known.
    open var postalCode: String { _value("postalCode") ?? "" }
    /// The country. Empty when it is not known.
    open var country: String { _value("country") ?? "" }
    /// The country, as ISO 3166 abbreviates it. Empty when it is not known.
    open var isoCountryCode: String { _value("isoCountryCode") ?? "" }

    override var wireText: String {
        [street, city, postalCode, country].filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

/// An address that can be filled in.
open class CNMutablePostalAddress: CNPostalAddress {
    open override var street: String {
        get { super.street }
        set { _values["street"] = newValue }
    }

    open override var subLocality: String {
        get { super.subLocality }
        set { _values["subLocality"] = newValue }
    }

    open override var city: String {
        get { super.city }
        set { _values["city"] = newValue }
    }

    open override var subAdministrativeArea: String {
        get { super.subAdministrativeArea }
        set { _values["subAdministrativeArea"] = newValue }
    }

    open override var state: String {
        get { super.state }
        set { _values["state"] = newValue }
    }

    open override var postalCode: String {
        get { super.postalCode }
        set { _values["postalCode"] = newValue }
    }

    open override var country: String {
        get { super.country }
        set { _values["country"] = newValue }
    }

    open override var isoCountryCode: String {
        get { super.isoCountryCode }
        set { _values["isoCountryCode"] = newValue }
    }
}
