import FoundationEssentials
import IntentDefinition
import ShortcutModel
import SurfaceModel

/// Reads the folder of an installed app.
struct AppLoader {
    private static let largestFile = 32 * 1024 * 1024

    private let folder: String
    private var app: String
    private var problems: [Problem] = []

    /// What a folder holds; without an app when its manifest can't be used.
    static func load(folder: String) -> (app: InstalledApp?, problems: [Problem]) {
        var loader = AppLoader(folder: folder)
        let app = loader.load()
        return (app, loader.problems)
    }

    private init(folder: String) {
        self.folder = folder
        app = String(folder[folder.index(after: folder.lastIndex(of: "/") ?? folder.startIndex)...])
    }

    private mutating func load() -> InstalledApp? {
        guard let manifest = loadManifest() else { return nil }
        let definitions = loadDefinitions()
        var executables: Set<FileIdentity> = []
        for (key, name) in [
            ("CFBundleExecutable", manifest.executable), ("INExtensionExecutable", manifest.extensionExecutable),
        ] {
            guard let name else { continue }
            let path = name.hasPrefix("/") ? name : folder + "/" + name
            if let file = FileIdentity(path: path) {
                executables.insert(file)
            } else {
                report(
                    .error, "Info.plist", "\(key) is '\(name)', but there is no such file.",
                    mend: "Build the program, or correct the path, and run 'shortcuts app install' again.")
            }
        }
        if manifest.executable == nil {
            report(
                .warning, "Info.plist", "The manifest has no CFBundleExecutable, so the app can't be recognised.",
                mend: "Name the app's program there; donations from it are refused until then.")
        }
        let loaded = InstalledApp(
            manifest: manifest, folder: folder, definitions: definitions, problems: [], executables: executables)
        checkIntents(of: loaded)
        return InstalledApp(
            manifest: manifest, folder: folder, definitions: definitions, problems: problems, executables: executables)
    }

    private mutating func loadManifest() -> AppManifest? {
        guard let bytes = Folder.contents(of: folder + "/Info.plist", limit: Self.largestFile) else {
            report(
                .error, "Info.plist", "\(folder) has no Info.plist that can be read.",
                mend: "Run 'shortcuts app install DIR' with the app's folder.")
            return nil
        }
        do throws(AppManifest.Fault) {
            let manifest = try AppManifest(propertyList: Data(bytes))
            guard manifest.bundleIdentifier == app else {
                report(
                    .error, "Info.plist",
                    "The folder is called '\(app)', but CFBundleIdentifier is '\(manifest.bundleIdentifier)'.",
                    mend: "Give both the same name.")
                return nil
            }
            return manifest
        } catch {
            report(.error, "Info.plist", error.description + ".", mend: "Correct \(folder)/Info.plist.")
            return nil
        }
    }

    private mutating func loadDefinitions() -> [LocalizedDefinition] {
        let entries = Folder.entries(of: folder) ?? []
        let languages = entries.filter { $0.hasSuffix(".lproj") }
        var definitions: [LocalizedDefinition] = []
        // Xcode puts a definition with translations into Base.lproj or the development language's folder.
        for place in [""] + languages.map({ $0 + "/" }) {
            let files = place.isEmpty ? entries : Folder.entries(of: folder + "/" + place) ?? []
            for file in files where file.hasSuffix(Self.definitionSuffix) {
                guard let definition = loadDefinition(place + file) else { continue }
                var localized = LocalizedDefinition(definition)
                for language in languages { addLocalization(language, to: &localized) }
                definitions.append(localized)
            }
        }
        return definitions
    }

    private static let definitionSuffix = ".intentdefinition"

    private mutating func loadDefinition(_ file: String) -> Definition? {
        let path = folder + "/" + file
        guard let bytes = Folder.contents(of: path, limit: Self.largestFile) else {
            report(.error, file, "\(file) can't be read.", mend: "Check its size and permissions.")
            return nil
        }
        let name = String(file.dropLast(Self.definitionSuffix.count).split(separator: "/").last ?? "")
        do throws(Diagnostic) {
            let definition = try Definition(bytes: bytes, name: name)
            for diagnostic in definition.diagnostics { report(diagnostic, in: file) }
            return definition
        } catch {
            report(error, in: file)
            return nil
        }
    }

    private mutating func addLocalization(_ folderName: String, to localized: inout LocalizedDefinition) {
        let language = String(folderName.dropLast(".lproj".count))
        let base = folderName + "/" + localized.definition.name
        var localization = Localization(language: language)
        for (file, isPlural) in [(base + ".strings", false), (base + ".stringsdict", true)] {
            guard let bytes = Folder.contents(of: folder + "/" + file, limit: Self.largestFile) else { continue }
            do throws(Diagnostic) {
                if isPlural {
                    try localization.add(stringsdict: bytes)
                } else {
                    try localization.add(strings: bytes)
                }
            } catch {
                report(error, in: file)
            }
        }
        localized.add(localization)
    }

    private mutating func checkIntents(of app: InstalledApp) {
        let manifest = app.manifest
        for className in manifest.supportedIntents
        where app.intent(className) == nil && SystemIntentTitles.titles[className] == nil {
            report(
                .error, className, "INIntentsSupported names \(className), but no definition file declares it.",
                mend: "Correct the name, or add the .intentdefinition file that declares it.")
        }
        for className in app.declaredIntents {
            guard let intent = app.intent(className), !intent.isSystem else { continue }
            if !intent.isEligibleForSuggestions {
                report(
                    .note, className, "\(className) is marked ineligible for suggestions: it can't be donated.",
                    mend: "Check 'Intent is eligible for Siri Suggestions' in the definition if it should be.")
            }
            if !manifest.activityTypes.contains(className) {
                report(
                    .warning, className, "NSUserActivityTypes does not name \(className).",
                    mend: "Add it there, so that the app can be opened for this intent.")
            }
            if manifest.extensionExecutable != nil, !app.handlesInBackground(className) {
                report(
                    .note, className, "INIntentsSupported does not name \(className): it opens the app.",
                    mend: "Add it there if the extension handles it.")
            }
        }
        var seen: Set<String> = []
        for type in manifest.activityTypes where !seen.insert(type).inserted {
            report(
                .warning, type, "NSUserActivityTypes names \(type) twice.", mend: "Remove one of the two.")
        }
    }

    private mutating func report(_ diagnostic: Diagnostic, in file: String) {
        let place = diagnostic.location.map { "\(folder)/\(file):\($0.line):\($0.column)" }
        report(
            diagnostic.severity == .error ? .error : .warning, file, diagnostic.message, mend: diagnostic.mend,
            location: place)
    }

    private mutating func report(
        _ severity: Problem.Severity, _ subject: String, _ message: String, mend: String, location: String? = nil
    ) {
        problems.append(
            Problem(
                bundleIdentifier: app, severity: severity, subject: subject, message: message, mend: mend,
                location: location))
    }
}
