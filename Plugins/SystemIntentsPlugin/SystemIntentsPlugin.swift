import Foundation
import PackagePlugin

/// Writes the classes of the system's domains for the target that holds `System/system-intents.txt`, and the titles of
/// the intents for any other target.
@main struct SystemIntentsPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let input = context.package.directoryURL.appending(path: "Sources/Intents/System/system-intents.txt")
        let holdsClasses = target.name == "Intents"
        let outputs =
            holdsClasses
            ? ["Enumerations", "Objects", "Results", "Handling", "Intents1", "Intents2"].map { "System\($0).swift" }
            : ["SystemIntentTitles.swift"]
        return [
            .buildCommand(
                displayName: holdsClasses ? "Generating the system's intents" : "Generating the titles of intents",
                executable: try context.tool(named: "intentbuilder").url,
                arguments: ["system"] + (holdsClasses ? [] : ["--titles"]) + [
                    input.path(percentEncoded: false), context.pluginWorkDirectoryURL.path(percentEncoded: false),
                ],
                inputFiles: [input],
                outputFiles: outputs.map { context.pluginWorkDirectoryURL.appending(path: $0) })
        ]
    }
}
