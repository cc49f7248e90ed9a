// swift-tools-version: 6.2
// Soup Chef with a window. It is a package of its own, so that Soup Chef itself needs no GTK.
import PackageDescription

let package = Package(
    name: "SoupChefWindow",
    dependencies: [.package(name: "Inkling", path: "../.."), .package(path: "../SoupChef")],
    targets: [
        .executableTarget(
            name: "soupchef-window",
            dependencies: [
                .product(name: "IntentsUI", package: "Inkling"), .product(name: "SoupKit", package: "SoupChef"),
            ],
            swiftSettings: [.defaultIsolation(MainActor.self)])
    ],
    swiftLanguageModes: [.v6]
)
