import Foundation
import PackagePlugin

/// Writes the classes of the system's domains for the target that holds `System/system-intents.txt`.
@main struct SystemIntentsPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let input = target.directoryURL.appending(path: "System/system-intents.txt")
        let outputs = ["Enumerations", "Objects", "Results", "Handling", "Intents1", "Intents2"]
            .map { "System\($0).swift" }
        return [
            .buildCommand(
                displayName: "Generating the system's intents",
                executable: try context.tool(named: "intentbuilder").url,
                arguments: [
                    "system", input.path(percentEncoded: false),
                    context.pluginWorkDirectoryURL.path(percentEncoded: false),
                ],
                inputFiles: [input],
                outputFiles: outputs.map { context.pluginWorkDirectoryURL.appending(path: $0) })
        ]
    }
}
