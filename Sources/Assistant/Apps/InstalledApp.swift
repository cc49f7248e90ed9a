import IntentDefinition
import ShortcutModel
import SurfaceModel

/// An app as its folder describes it.
struct InstalledApp: Sendable {
    let manifest: AppManifest
    let folder: String
    let definitions: [LocalizedDefinition]
    /// What is wrong with the folder.
    let problems: [Problem]
    /// The app's program and that of its extension.
    let executables: Set<FileIdentity>

    private let intents: [String: (definition: Int, intent: Intent)]

    init(
        manifest: AppManifest, folder: String, definitions: [LocalizedDefinition], problems: [Problem],
        executables: Set<FileIdentity>
    ) {
        self.manifest = manifest
        self.folder = folder
        self.definitions = definitions
        self.problems = problems
        self.executables = executables
        var intents: [String: (definition: Int, intent: Intent)] = [:]
        for (index, localized) in definitions.enumerated() {
            let definition = localized.definition
            for intent in definition.intents {
                intents[definition.className(of: intent, classPrefix: definition.commonClassPrefix)] = (index, intent)
            }
        }
        self.intents = intents
    }

    var identifier: String { manifest.bundleIdentifier }

    /// The classes that the definitions declare.
    var declaredIntents: [String] { intents.keys.sorted() }

    /// Two versions of an app with equal ones suggest at the same levels.
    var declaredCombinations: [String: [Set<String>]] {
        intents.mapValues { $0.intent.isEligibleForSuggestions ? $0.intent.combinations.map(\.parameters) : [] }
    }

    /// What the definitions say of an intent's class; nil when they don't mention it.
    func intent(_ className: String) -> Intent? { intents[className]?.intent }

    /// The definition that declares an intent's class.
    func definition(of className: String) -> LocalizedDefinition? {
        intents[className].map { definitions[$0.definition] }
    }

    /// Whether the app's extension handles the class.
    func handlesInBackground(_ className: String) -> Bool {
        manifest.extensionExecutable != nil
            && (manifest.supportedIntents.isEmpty || manifest.supportedIntents.contains(className))
    }

    /// An icon name of the theme, or the path of a file in the app's folder; empty if the app has none.
    var icon: String {
        guard let icon = manifest.icon, !icon.isEmpty else { return "" }
        let path = icon.hasPrefix("/") ? icon : folder + "/" + icon
        return FileIdentity(path: path) == nil ? icon : path
    }
}
