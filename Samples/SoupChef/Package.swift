// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "SoupChef",
    // For Samples/SoupChefWindow, the same app with a window.
    products: [.library(name: "SoupKit", targets: ["SoupKit"])],
    dependencies: [.package(name: "Inkling", path: "../..")],
    targets: [
        // What the app and its extension share. The plugin makes Swift source of Orders.intentdefinition.
        .target(
            name: "SoupKit",
            dependencies: [.product(name: "Intents", package: "Inkling")],
            plugins: [.plugin(name: "IntentDefinitionPlugin", package: "Inkling")]),
        .executableTarget(name: "soupchef", dependencies: ["SoupKit"]),
        .executableTarget(name: "soupchef-intents", dependencies: ["SoupKit"]),
    ],
    swiftLanguageModes: [.v6]
)
