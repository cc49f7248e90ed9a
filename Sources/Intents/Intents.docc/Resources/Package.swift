// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "tea",
    dependencies: [.package(name: "Inkling", path: "../inkling")],
    targets: [
        .executableTarget(
            name: "tea",
            dependencies: [.product(name: "Intents", package: "Inkling")],
            plugins: [.plugin(name: "IntentDefinitionPlugin", package: "Inkling")])
    ]
)
