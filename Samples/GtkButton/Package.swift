// swift-tools-version: 6.2
// The add button in plain GTK 4 programs, one in Swift and one in C.
import PackageDescription

let package = Package(
    name: "GtkButton",
    dependencies: [.package(name: "Inkling", path: "../..")],
    targets: [
        .executableTarget(
            name: "ButtonInSwift",
            dependencies: [.product(name: "IntentsUI", package: "Inkling"), "CGtk"],
            swiftSettings: [.defaultIsolation(MainActor.self)]),
        .executableTarget(name: "ButtonInC", dependencies: [.product(name: "IntentsUI", package: "Inkling"), "CGtk"]),
        .systemLibrary(name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    ],
    swiftLanguageModes: [.v6]
)
