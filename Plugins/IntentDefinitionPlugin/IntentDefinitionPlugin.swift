// IntentDefinitionPlugin: makes Swift source of each .intentdefinition file of a target, before the target is compiled.
// It only names commands; `intentbuilder` does the work.
//
// A target uses it with one line: plugins: [.plugin(name: "IntentDefinitionPlugin", package: "Inkling")]. Where the
// definition or its translations are in LANG.lproj folders of the target, the package manager wants a
// `defaultLocalization` in the manifest.
//
// A file `intentbuilder.options` in the target's folder holds further options of `intentbuilder generate`, such as
// `--class-prefix TK --visibility internal`; the manifest names it in `exclude`.

import Foundation
import PackagePlugin

@main struct IntentDefinitionPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let module = target as? SourceModuleTarget else { return [] }
        let tool = try context.tool(named: "intentbuilder").url
        let definitions = module.sourceFiles(withSuffix: ".intentdefinition").map(\.url)
        let settings = module.directoryURL.appending(path: "intentbuilder.options")
        let options = try? String(contentsOf: settings, encoding: .utf8)
        let names = Dictionary(grouping: definitions, by: Self.baseName)
        return definitions.map { definition in
            // Two definitions of one name are told apart by their folders; a source file may have the name as well.
            let name = Self.baseName(definition)
            let isUnique = names[name]?.count == 1
            let folder = definition.deletingLastPathComponent().lastPathComponent
            let output = context.pluginWorkDirectoryURL
                .appending(path: (isUnique ? name : "\(folder)-\(name)") + ".intentdefinition.swift")
            return .buildCommand(
                displayName: "Generating \(output.lastPathComponent)",
                executable: tool,
                arguments: [
                    "generate", "--input", definition.path(percentEncoded: false),
                    "--output", output.path(percentEncoded: false),
                ] + (options?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []),
                inputFiles: [definition] + Self.translations(of: definition) + (options == nil ? [] : [settings]),
                outputFiles: [output])
        }
    }

    private static func baseName(_ file: URL) -> String { file.deletingPathExtension().lastPathComponent }

    /// The `LANG.lproj/NAME.strings` files beside the definition, or beside the `.lproj` folder that it is in.
    private static func translations(of definition: URL) -> [URL] {
        let own = definition.deletingLastPathComponent()
        let root = own.pathExtension == "lproj" ? own.deletingLastPathComponent() : own
        let folders = (try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? []
        return folders.filter { $0.pathExtension == "lproj" }
            .map { $0.appending(path: baseName(definition) + ".strings") }
            .filter { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
            .sorted { $0.path < $1.path }
    }
}
