// swift-tools-version: 6.2
// Inkling: shortcuts for the Linux desktop. ARCHITECTURE.md shows how the modules fit together.
import PackageDescription

let package = Package(
    name: "Inkling",
    products: [
        .library(name: "Intents", targets: ["Intents"]),
        .library(name: "IntentsTestSupport", targets: ["IntentsTestSupport"]),
        .library(name: "IntentsUI", targets: ["IntentsUI", "UIKit", "GTK"]),
        .library(
            name: "AppleFrameworks",
            targets: [
                "Contacts", "CoreLocation", "CoreServices", "CoreSpotlight", "EventKit", "MobileCoreServices",
                "UniformTypeIdentifiers", "UserNotifications",
            ]),
        .library(name: "OSLog", targets: ["OSLog", "os"]),
        .plugin(name: "IntentDefinitionPlugin", targets: ["IntentDefinitionPlugin"]),
        .executable(name: "inklingd", targets: ["inklingd"]),
        .executable(name: "shortcuts", targets: ["shortcuts"]),
        .executable(name: "shortcuts-app", targets: ["ShortcutsApp"]),
        .executable(name: "intentbuilder", targets: ["intentbuilder"]),
        .executable(name: "inkling-bench", targets: ["inkling-bench"]),
    ],
    targets: [
        // MARK: Ground: system libraries, plain values, the bus
        .systemLibrary(name: "CGIO", pkgConfig: "gio-unix-2.0", providers: [.apt(["libglib2.0-dev"])]),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CAdwaita", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
        .target(name: "CMainQueue"),
        .target(name: "CMalloc"),
        .target(name: "ShortcutModel"),
        .target(name: "Bus", dependencies: ["CGIO"]),
        .target(
            name: "ShortcutProtocol", dependencies: ["ShortcutModel", "Bus"],
            resources: [.embedInCode("Interfaces")]),
        .target(name: "SurfaceModel", dependencies: ["ShortcutModel"]),
        .target(name: "SurfaceProtocol", dependencies: ["SurfaceModel", "ShortcutProtocol", "ShortcutModel", "Bus"]),

        // MARK: Knowledge: pure, no input or output
        .target(name: "IntentDefinition"),
        // Its tests learn tens of thousands of rows: unoptimised, they would take minutes. No library holds this module, so
        // the flag bars nobody from depending on the package.
        .target(
            name: "Prediction", exclude: ["README.md"],
            swiftSettings: [.unsafeFlags(["-O"], .when(configuration: .debug))], linkerSettings: [.linkedLibrary("m")]),
        .target(name: "PhraseMatching"),

        // MARK: The two sides of the bus
        .target(
            name: "Intents", dependencies: ["ShortcutModel", "ShortcutProtocol", "Bus"],
            exclude: ["System/system-intents.txt"], plugins: ["SystemIntentsPlugin"]),
        .standIn("Contacts", ["Intents"]),
        .standIn("CoreLocation", ["Intents"]),
        .standIn("CoreServices", ["MobileCoreServices"]),
        .standIn("CoreSpotlight", ["Intents", "UniformTypeIdentifiers"]),
        .standIn("EventKit", ["Intents"]),
        .standIn("MobileCoreServices", ["UniformTypeIdentifiers"]),
        .standIn("OSLog", ["os"]),
        .standIn("OSLogSubmodule"),
        .standIn("UniformTypeIdentifiers"),
        .standIn("UserNotifications", ["Intents"]),
        .standIn("os", ["OSLogSubmodule"]),
        .target(name: "IntentsTestSupport", dependencies: ["Intents", "ShortcutModel"]),
        .target(
            name: "Assistant",
            dependencies: [
                "ShortcutModel", "SurfaceModel", "IntentDefinition", "Prediction", "PhraseMatching", "CSQLite",
            ], plugins: ["SystemIntentsPlugin"]),
        .target(name: "IntentBuilder", dependencies: ["IntentDefinition"]),

        // MARK: Faces
        .target(
            name: "GTK", dependencies: ["CAdwaita", "CMainQueue"], swiftSettings: [.defaultIsolation(MainActor.self)]),
        .target(
            name: "ShortcutViews", dependencies: ["GTK", "ShortcutModel"],
            swiftSettings: [.defaultIsolation(MainActor.self)]),
        .target(
            name: "UIKit", dependencies: ["GTK", "CAdwaita", "Intents"], exclude: ["Whats-in-UIKit.md"],
            swiftSettings: [.defaultIsolation(MainActor.self)]),
        .target(
            name: "IntentsUI",
            dependencies: ["Intents", "UIKit", "GTK", "ShortcutViews", "ShortcutProtocol", "ShortcutModel", "Bus"],
            swiftSettings: [.defaultIsolation(MainActor.self)]),

        // MARK: Programs
        .executableTarget(
            name: "inklingd",
            dependencies: ["Assistant", "SurfaceProtocol", "SurfaceModel", "ShortcutProtocol", "Bus", "CMalloc"]),
        .executableTarget(
            name: "shortcuts",
            dependencies: ["SurfaceProtocol", "SurfaceModel", "ShortcutModel", "ShortcutProtocol", "Bus"]),
        .target(
            name: "ShortcutsAppModel",
            dependencies: ["SurfaceProtocol", "SurfaceModel", "ShortcutProtocol", "ShortcutModel", "Bus"],
            swiftSettings: [.defaultIsolation(MainActor.self)]),
        .executableTarget(
            name: "ShortcutsApp",
            dependencies: [
                "ShortcutsAppModel", "ShortcutViews", "GTK", "SurfaceProtocol", "SurfaceModel", "ShortcutProtocol",
                "ShortcutModel", "Bus",
            ],
            swiftSettings: [.defaultIsolation(MainActor.self)]),
        .executableTarget(name: "intentbuilder", dependencies: ["IntentBuilder", "IntentDefinition"]),
        .executableTarget(
            name: "inkling-bench",
            dependencies: [
                "Prediction", "SurfaceProtocol", "SurfaceModel", "ShortcutModel", "ShortcutProtocol", "Bus", "CSQLite",
                "CZlib",
            ]),
        .plugin(name: "SystemIntentsPlugin", capability: .buildTool(), dependencies: ["intentbuilder"]),
        .plugin(name: "IntentDefinitionPlugin", capability: .buildTool(), dependencies: ["intentbuilder"]),

        // MARK: Tests
        .target(name: "TestSupport", dependencies: ["Bus"], path: "Tests/TestSupport"),
        .testTarget(name: "PredictionTests", dependencies: ["Prediction"]),
        .testTarget(name: "PhraseMatchingTests", dependencies: ["PhraseMatching"]),
        .testTarget(name: "IntentDefinitionTests", dependencies: ["IntentDefinition", "IntentBuilder"]),
        .testTarget(
            name: "CodegenTests", dependencies: ["Intents", "TestSupport"], exclude: ["Kitchen/de.lproj"],
            plugins: ["IntentDefinitionPlugin"]),
        .testTarget(
            name: "PluginOptionsTests", dependencies: ["Intents", "TestSupport"], exclude: ["intentbuilder.options"],
            plugins: ["IntentDefinitionPlugin"]),
        .testTarget(name: "BusTests", dependencies: ["Bus", "TestSupport"]),
        .testTarget(
            name: "ShortcutProtocolTests",
            dependencies: [
                "SurfaceProtocol", "SurfaceModel", "ShortcutModel", "ShortcutProtocol", "Bus", "TestSupport",
            ]),
        .testTarget(
            name: "CommandLineTests",
            dependencies: ["shortcuts", "inklingd", "SurfaceModel", "ShortcutModel", "TestSupport"]),
        .testTarget(
            name: "AssistantTests",
            dependencies: ["Assistant", "IntentDefinition", "Prediction", "SurfaceModel", "ShortcutModel"]),
        .testTarget(
            name: "IntentsTests",
            dependencies: [
                "Intents", "IntentsTestSupport", "inklingd", "SurfaceProtocol", "ShortcutModel", "ShortcutProtocol",
                "Bus",
                "TestSupport",
            ]),
        .testTarget(
            name: "StandInsTests",
            dependencies: [
                "Contacts", "CoreLocation", "CoreServices", "CoreSpotlight", "EventKit", "Intents", "OSLog",
                "UserNotifications",
            ]),
        .testTarget(
            name: "ShortcutsAppTests",
            dependencies: [
                "ShortcutsAppModel", "SurfaceProtocol", "SurfaceModel", "ShortcutModel", "Bus", "TestSupport",
            ]),
        // Testing promises an overlay for a module named UIKit, which exists on Apple's systems alone.
        .testTarget(
            name: "WindowTests",
            dependencies: [
                "GTK", "CAdwaita", "ShortcutViews", "UIKit", "IntentsUI", "Intents", "IntentsTestSupport",
                "ShortcutModel", "SurfaceProtocol", "SurfaceModel", "ShortcutProtocol", "Bus",
            ],
            swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlay-search"])]),
        .testTarget(
            name: "IntegrationTests",
            dependencies: [
                "inklingd", "SurfaceProtocol", "SurfaceModel", "ShortcutModel", "ShortcutProtocol", "Bus",
                "TestSupport",
            ]),
    ],
    swiftLanguageModes: [.v6]
)

extension Target {
    /// A module with the name of a framework of Apple's that Linux lacks.
    static func standIn(_ name: String, _ dependencies: [Dependency] = []) -> Target {
        .target(name: name, dependencies: dependencies, path: "Sources/StandIns/" + name)
    }
}
