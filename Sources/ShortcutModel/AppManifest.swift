import FoundationEssentials

/// What an installed app says of itself in its `Info.plist`.
///
/// An app is a folder `inkling/apps/<bundle identifier>/` under an XDG data directory, holding `Info.plist`, its
/// `.intentdefinition` files and its `*.lproj` folders.
public struct AppManifest: Sendable, Hashable {
    public var bundleIdentifier: String
    public var name: String
    /// `NSUserActivityTypes`
    public var activityTypes: [String]
    /// `INIntentsSupported`, or the `IntentsSupported` of the extension.
    public var supportedIntents: [String]
    /// `CFBundleExecutable`: the app's program, a path or a name beside the manifest.
    public var executable: String?
    /// `INExtensionExecutable`: the Intents extension's program, where the app has one.
    public var extensionExecutable: String?
    /// `CFBundleIconFile`: an icon name of the theme, or a file in the folder.
    public var icon: String?
    /// `CFBundleDevelopmentRegion`: the language of the texts inside the definition files.
    public var developmentRegion: String?

    public init(
        bundleIdentifier: String, name: String, activityTypes: [String] = [], supportedIntents: [String] = [],
        executable: String? = nil, extensionExecutable: String? = nil, icon: String? = nil,
        developmentRegion: String? = nil
    ) {
        self.bundleIdentifier = bundleIdentifier
        self.name = name
        self.activityTypes = activityTypes
        self.supportedIntents = supportedIntents
        self.executable = executable
        self.extensionExecutable = extensionExecutable
        self.icon = icon
        self.developmentRegion = developmentRegion
    }

    /// The bus name and path under which the app and its extension are reached.
    public var extensionBusName: String { bundleIdentifier + ".IntentsExtension" }

    /// An object path made of an identifier, as the Desktop Entry Specification says: dots to slashes, dashes to
    /// underscores.
    public static func objectPath(for identifier: String) -> String {
        "/" + String(identifier.map { $0 == "." ? "/" : $0 == "-" ? "_" : $0 })
    }
}

extension AppManifest {
    /// Why an `Info.plist` can't be used.
    public struct Fault: Error, Sendable, Hashable, CustomStringConvertible {
        public var description: String

        public init(_ description: String) { self.description = description }
    }

    private struct Keys: Decodable {
        var identifier: String?
        var name: String?
        var displayName: String?
        var executable: String?
        var iconFile: String?
        var developmentRegion: String?
        var activityTypes: [String]?
        var intentsSupported: [String]?
        var extensionExecutable: String?
        var `extension`: ExtensionKeys?

        enum CodingKeys: String, CodingKey {
            case identifier = "CFBundleIdentifier"
            case name = "CFBundleName"
            case displayName = "CFBundleDisplayName"
            case executable = "CFBundleExecutable"
            case iconFile = "CFBundleIconFile"
            case developmentRegion = "CFBundleDevelopmentRegion"
            case activityTypes = "NSUserActivityTypes"
            case intentsSupported = "INIntentsSupported"
            case extensionExecutable = "INExtensionExecutable"
            case `extension` = "NSExtension"
        }

        struct ExtensionKeys: Decodable {
            var attributes: Attributes?

            enum CodingKeys: String, CodingKey { case attributes = "NSExtensionAttributes" }

            struct Attributes: Decodable {
                var intentsSupported: [String]?

                enum CodingKeys: String, CodingKey { case intentsSupported = "IntentsSupported" }
            }
        }
    }

    /// Reads an `Info.plist`.
    ///
    /// - Throws: `Fault`, which names what is missing or wrong and how to mend it.
    public init(propertyList: Data) throws(Fault) {
        let keys: Keys
        do {
            keys = try PropertyListDecoder().decode(Keys.self, from: propertyList)
        } catch DecodingError.typeMismatch(_, let context) {
            let key = context.codingPath.map(\.stringValue).joined(separator: ".")
            throw Fault("Info.plist: \(key) has the wrong type; see the property list keys in the README")
        } catch {
            throw Fault("Info.plist is not a property list that can be read; check it with plutil or xmllint")
        }
        guard let identifier = keys.identifier, !identifier.isEmpty else {
            throw Fault("Info.plist has no CFBundleIdentifier; add one in reverse-DNS form, such as org.example.App")
        }
        guard Self.isValid(bundleIdentifier: identifier) else {
            throw Fault(
                "Info.plist: CFBundleIdentifier '\(identifier.prefix(80))' can't be a bus name; use two or more parts "
                    + "of letters, digits, '-' and '_' joined by dots, none beginning with a digit")
        }
        self.init(
            bundleIdentifier: identifier,
            name: keys.displayName ?? keys.name ?? identifier,
            activityTypes: keys.activityTypes ?? [],
            supportedIntents: keys.intentsSupported ?? keys.extension?.attributes?.intentsSupported ?? [],
            executable: keys.executable, extensionExecutable: keys.extensionExecutable,
            icon: keys.iconFile, developmentRegion: keys.developmentRegion)
    }

    /// Whether an identifier can be an app's bus name, its desktop file's name and its folder's name.
    public static func isValid(bundleIdentifier: String) -> Bool {
        let parts = bundleIdentifier.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count >= 2, bundleIdentifier.utf8.count <= 230 else { return false }
        return parts.allSatisfy { part in
            guard let first = part.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
                return false
            }
            return part.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
        }
    }
}
