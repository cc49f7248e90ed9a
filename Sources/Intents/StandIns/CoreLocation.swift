// Core Location's places, as far as intents carry them.

/// In degrees.
public typealias CLLocationDegrees = Double
/// In metres.
public typealias CLLocationDistance = Double

/// A point on the earth, in degrees.
public struct CLLocationCoordinate2D: Sendable, Hashable {
    /// North of the equator; negative to the south.
    public var latitude: CLLocationDegrees
    /// East of Greenwich; negative to the west.
    public var longitude: CLLocationDegrees

    /// Creates a point.
    public init(latitude: CLLocationDegrees = 0, longitude: CLLocationDegrees = 0) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// Creates a point.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// A point on the earth.
open class CLLocation: _INRecord {
    /// Creates a place at a point.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(_set: ["latitude": latitude, "longitude": longitude])
    }

    /// Where it is.
    public final var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: _value("latitude") ?? 0, longitude: _value("longitude") ?? 0)
    }

    override var wireText: String { "\(coordinate.latitude), \(coordinate.longitude)" }
}

/// A place with a name and an address.
open class CLPlacemark: _INRecord {
    /// Creates a copy.
    public convenience init(placemark: CLPlacemark) { self.init(_values: placemark._values) }

    /// Creates a place.
    public convenience init(location: CLLocation, name: String?, postalAddress: CNPostalAddress?) {
        self.init(_set: ["location": location, "name": name, "postalAddress": postalAddress])
    }

    /// Where it is.
    public final var location: CLLocation? { _value("location") }
    /// What it is called.
    public final var name: String? { _value("name") }
    /// Its address.
    public final var postalAddress: CNPostalAddress? { _value("postalAddress") }
    /// The street.
    public final var thoroughfare: String? { postalAddress?.street }
    /// The town.
    public final var locality: String? { postalAddress?.city }
    /// The state or province.
    public final var administrativeArea: String? { postalAddress?.state }
    /// The postal code.
    public final var postalCode: String? { postalAddress?.postalCode }
    /// The country.
    public final var country: String? { postalAddress?.country }
    /// The country, as ISO 3166 abbreviates it.
    public final var isoCountryCode: String? { postalAddress?.isoCountryCode }

    override var wireText: String { name ?? postalAddress?.wireText ?? location?.wireText ?? "" }
}

/// An area with an identifier.
open class CLRegion: _INRecord {
    /// The app's own name of the area.
    public final var identifier: String { _value("identifier") ?? "" }

    override var wireIdentifier: String? { identifier }
}

/// A circle on the earth; the radius is in metres.
open class CLCircularRegion: CLRegion {
    /// Creates a circle.
    public convenience init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.init(_set: [
            "latitude": center.latitude, "longitude": center.longitude, "radius": radius, "identifier": identifier,
        ])
    }

    /// Where its middle is.
    public final var center: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: _value("latitude") ?? 0, longitude: _value("longitude") ?? 0)
    }

    /// How far it reaches, in metres.
    public final var radius: CLLocationDistance { _value("radius") ?? 0 }
}
