// swift-tools-version: 6.2
// Two programs that do the same: what importing Intents costs is the difference. scripts/bench measures it.
import PackageDescription

let package = Package(
    name: "ImportCost",
    dependencies: [.package(name: "Inkling", path: "../..")],
    targets: [
        .executableTarget(name: "WithFoundation"),
        .executableTarget(name: "WithIntents", dependencies: [.product(name: "Intents", package: "Inkling")]),
    ]
)
