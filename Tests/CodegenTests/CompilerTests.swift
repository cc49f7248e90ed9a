import Foundation
import TestSupport
import Testing

/// Runs the compiler on generated source, as an app's build does.
enum Compiler {
    /// The folder of the build that this test is part of.
    private static let build = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()

    static let intentbuilder = build?.appending(path: "intentbuilder").path ?? ""

    private static var modules: String { build?.appending(path: "Modules").path ?? "" }

    static var isPresent: Bool {
        FileManager.default.fileExists(atPath: intentbuilder) && FileManager.default.fileExists(atPath: modules)
    }

    static func run(_ arguments: [String]) async throws -> (status: Int32, output: String) {
        let process = try ChildProcess(
            URL(filePath: "/usr/bin/env"), arguments, environment: ProcessInfo.processInfo.environment)
        let status = await process.waitUntilExit()
        return (status, process.standardOutput + process.standardError)
    }

    /// The problems that the compiler finds in the files.
    static func problems(
        _ files: [String], swift version: String, _ options: [String] = []
    ) async throws -> [Substring] {
        let flags =
            try await run(["pkg-config", "--cflags-only-I", "gio-unix-2.0"]).output.split(separator: "\n").first ?? ""
        let arguments =
            ["swiftc", "-typecheck", "-swift-version", version, "-parse-as-library", "-module-name", "App"]
            + ["-I", modules, "-Xcc", "-fmodule-map-file=\(Places.package.path)/Sources/CGIO/module.modulemap"]
            + flags.split(separator: " ").map(String.init) + options + files
        let (status, output) = try await run(arguments)
        let problems = output.split(separator: "\n").filter { $0.contains(": error:") || $0.contains(": warning:") }
        return status == 0 || !problems.isEmpty ? problems : [output[...]]
    }

    /// Puts a file into a folder of its own.
    static func temporary(_ name: String, _ text: String) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "codegen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: name)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    static func generated(_ definition: String, _ options: [String] = []) async throws -> String {
        let output = try temporary("Generated.swift", "")
        let (status, text) = try await run(
            [intentbuilder, "generate", "--input", definition, "--output", output] + options)
        try #require(status == 0, "\(text)")
        return output
    }

    static let kitchen = Places.package.appending(path: "Tests/CodegenTests/Kitchen/Kitchen.intentdefinition").path

    /// Code of our own in the forms in which public apps call the API.
    static let callSites: [String] = {
        let folder = Places.package.appending(path: "Tests/ApiCoverage/CallSites").path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder + "/" + $0 }
    }()

    static let corpus: [String] = {
        guard let folder = Places.corpus?.appending(path: "intentdefinition").path else { return [] }
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".intentdefinition") }.sorted().map { folder + "/" + $0 }
    }()
}

@Suite(.enabled(if: Compiler.isPresent, "The build has no intentbuilder beside the tests"))
struct `Compiling generated source` {
    @Test(arguments: ["5", "6"])
    func `the kitchen compiles, public and internal, under any default isolation`(version: String) async throws {
        let plain = try await Compiler.generated(Compiler.kitchen)
        #expect(try await Compiler.problems([plain], swift: version) == [])
        #expect(try await Compiler.problems([plain], swift: version, ["-default-isolation", "MainActor"]) == [])
        let hidden = try await Compiler.generated(
            Compiler.kitchen, ["--visibility", "internal", "--class-prefix", "TK"])
        #expect(try await Compiler.problems([hidden], swift: version) == [])
    }

    @Test(arguments: ["5", "6"])
    func `code in the forms of public apps compiles as it is`(version: String) async throws {
        try #require(!Compiler.callSites.isEmpty)
        #expect(try await Compiler.problems(Compiler.callSites, swift: version) == [])
    }

    @Test func `what can't be on Linux is an error that says what to use`() async throws {
        let client = try Compiler.temporary(
            "Client.swift",
            """
            import Intents
            func client(_ image: NSObject) -> [Any] {
                [INImage(uiImage: image), CNContactStore.self, CLLocationManager.self, INSendMessageIntentResponse()]
            }
            """)
        let problems = try await Compiler.problems([client], swift: "6")
        for cure in ["use init(imageData:)", "Evolution Data Server", "GeoClue", "use init(code:userActivity:)"] {
            #expect(problems.contains { $0.contains("error:") && $0.contains(cure) }, "\(cure)")
        }
    }

    @Test func `a required method that is missing is an error that names the cure`() async throws {
        let client = try Compiler.temporary(
            "Client.swift",
            """
            import Intents
            class Odd: NSObject, OddNamesIntentHandling {
                func provideNamesOptionsCollection(for intent: OddNamesIntent) async throws -> INObjectCollection<NSString> {
                    .init(items: [])
                }
                func resolveDescription(
                    for intent: OddNamesIntent, with completion: @escaping (INStringResolutionResult) -> Void
                ) { completion(.notRequired()) }
            }
            """)
        let generated = try await Compiler.generated(Compiler.kitchen)
        let problems = try await Compiler.problems([generated, client], swift: "6")
        #expect(problems.contains { $0.contains("write handle(intent:) or handle(intent:completion:)") })
        #expect(!problems.contains { $0.contains("write resolve") || $0.contains("write provide") })
    }

    @Test func `every name compiles as a parameter, a response property and a type property`() async throws {
        let names =
            "description debugDescription hash hashValue isEqual copy mutableCopy encode classForCoder isProxy perform "
            + "superclass zone identifier intentDescription suggestedInvocationPhrase shortcutAvailability image "
            + "donationMetadata keyImage setImage code userActivity displayString pronunciationHint subtitleString "
            + "displayImage alternativeSpeakableMatches spokenPhrase vocabularyIdentifier class default init self Self "
            + "Type Protocol in is as nil true false super where switch extension protocol subscript operator throws "
            + "async await any some get set actor values schema handling images metadata value name title load version "
            + "retain release alloc new observationInfo hasher supportsSecureCoding handle confirm intent response"
        func list(_ prefix: String) -> String {
            names.split(separator: " ").map {
                "<dict><key>\(prefix)Name</key><string>\($0)</string><key>\(prefix)Type</key><string>String</string></dict>"
            }.joined()
        }
        let placeholders = names.split(separator: " ").map { "${\($0)}" }.joined(separator: " ")
        let definition = try Compiler.temporary(
            "Names.intentdefinition",
            """
            <plist><dict><key>INIntents</key><array><dict><key>INIntentName</key><string>Names</string>
            <key>INIntentParameters</key><array>\(list("INIntentParameter"))</array>
            <key>INIntentResponse</key><dict><key>INIntentResponseParameters</key>
            <array>\(list("INIntentResponseParameter"))</array>
            <key>INIntentResponseCodes</key><array><dict><key>INIntentResponseCodeName</key><string>success</string>
            <key>INIntentResponseCodeFormatString</key><string>\(placeholders)</string></dict></array></dict>
            </dict></array><key>INTypes</key><array><dict><key>INTypeName</key><string>Thing</string>
            <key>INTypeProperties</key><array>\(list("INTypeProperty"))</array></dict></array></dict></plist>
            """)
        #expect(try await Compiler.problems([try await Compiler.generated(definition)], swift: "6") == [])
    }

    @Test(.enabled(if: !Compiler.corpus.isEmpty, "INKLING_CORPUS names no folder with definition files"))
    func `every file of the corpus compiles in both language modes`() async throws {
        let modes = Compiler.corpus.flatMap { file in ["5", "6"].map { (file, $0) } }
        try await withThrowingTaskGroup(of: Void.self) { group in
            var rest = modes[...]
            func start() {
                guard let (file, version) = rest.popFirst() else { return }
                group.addTask {
                    let problems = try await Compiler.problems([try await Compiler.generated(file)], swift: version)
                    #expect(problems.isEmpty, "\(file) in Swift \(version): \(problems)")
                }
            }
            for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { start() }
            while try await group.next() != nil { start() }
        }
    }
}
