// Core Location's places, as far as intents carry them.

/// In degrees.
public typealias CLLocationDegrees = Double
/// In metres.
public typealias CLLocationDistance = Double

public struct CLLocationCoordinate2D: Sendable, Hashable {
    public var latitude: CLLocationDegrees
    public var longitude: CLLocationDegrees

    public init(latitude: CLLocationDegrees = 0, longitude: CLLocationDegrees = 0) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// A point on the earth.
open class CLLocation: _INRecord {
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(_set: ["latitude": latitude, "longitude": longitude])
    }

    public final var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: _value("latitude") ?? 0, longitude: _value("longitude") ?? 0)
    }

    override var wireText: String { "\(coordinate.latitude), \(coordinate.longitude)" }
}

/// A place with a name and an address.
open class CLPlacemark: _INRecord {
    public convenience init(placemark: CLPlacemark) { self.init(_values: placemark._values) }

    public convenience init(location: CLLocation, name: String?, postalAddress: CNPostalAddress?) {
        self.init(_set: ["location": location, "name": name, "postalAddress": postalAddress])
    }

    public final var location: CLLocation? { _value("location") }
    public final var name: String? { _value("name") }
    public final var postalAddress: CNPostalAddress? { _value("postalAddress") }
    public final var thoroughfare: String? { postalAddress?.street }
    public final var locality: String? { postalAddress?.city }
    public final var administrativeArea: String? { postalAddress?.state }
    public final var postalCode: String? { postalAddress?.postalCode }
    public final var country: String? { postalAddress?.country }
    public final var isoCountryCode: String? { postalAddress?.isoCountryCode }

    override var wireText: String { name ?? postalAddress?.wireText ?? location?.wireText ?? "" }
}

/// An area with an identifier.
open class CLRegion: _INRecord {
    public final var identifier: String { _value("identifier") ?? "" }

    override var wireIdentifier: String? { identifier }
}

/// A circle on the earth; the radius is in metres.
open class CLCircularRegion: CLRegion {
    public convenience init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.init(_set: [
            "latitude": center.latitude, "longitude": center.longitude, "radius": radius, "identifier": identifier,
        ])
    }

    public final var center: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: _value("latitude") ?? 0, longitude: _value("longitude") ?? 0)
    }

    public final var radius: CLLocationDistance { _value("radius") ?? 0 }
}
