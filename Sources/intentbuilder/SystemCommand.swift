import FoundationEssentials
import IntentBuilder

/// Writes the classes of the system's domains, or the titles of the intents. The build of this package calls it; apps have no use for it.
enum SystemCommand {
    static func run(_ arguments: [String]) throws {
        let paths = arguments.filter { $0 != "--titles" }
        guard paths.count == 2 else {
            throw CommandFailure.usage("'system' takes an input file and an output folder.", help: help)
        }
        let (input, output) = (paths[0], paths[1])
        let files: [(name: String, source: String)]
        do {
            let text = try String(contentsOf: URL(filePath: input), encoding: .utf8)
            files =
                arguments.contains("--titles")
                ? try SystemIntentsGenerator.titles(from: text) : try SystemIntentsGenerator.files(from: text)
        } catch let fault as SystemIntentsFault {
            throw CommandFailure(message: "\(input):\(fault)", status: ExitStatus.badInput)
        } catch {
            throw CommandFailure.file(input, "\(error)")
        }
        for (name, source) in files {
            let url = URL(filePath: output).appending(path: name)
            // A file that stays as it is keeps its date, so that nothing is compiled again.
            if (try? String(contentsOf: url, encoding: .utf8)) != source { try Data(source.utf8).write(to: url) }
        }
    }

    private static let help = "Usage: intentbuilder system [--titles] INPUT OUTPUT-FOLDER"
}
