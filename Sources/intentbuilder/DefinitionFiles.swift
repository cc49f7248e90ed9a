import FoundationEssentials
import Glibc
import IntentDefinition

/// Definition files and the translations beside them.
enum DefinitionFiles {
    static let suffix = ".intentdefinition"

    /// A definition file, with the name that its output gets in a folder.
    struct Input {
        var path: String
        /// The base name; in a searched folder the folders on the way to it come first.
        var outputName: String
    }

    /// The files that arguments name: themselves, or all definition files in a folder.
    static func inputs(_ paths: [String]) throws -> [Input] {
        try paths.flatMap { path -> [Input] in
            var isFolder = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw CommandFailure.file(path, "There is no such file.")
            }
            guard isFolder else { return [Input(path: path, outputName: baseName(path))] }
            let names = try FileManager.default.subpathsOfDirectory(atPath: path)
            return names.filter { $0.hasSuffix(suffix) }.sorted().map { name in
                Input(
                    path: path + "/" + name,
                    outputName: String(name.dropLast(suffix.count)).replacing("/", with: "-"))
            }
        }
    }

    static func read(_ path: String) throws -> [UInt8] {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw CommandFailure.file(path, "The file can't be read.")
        }
        return Array(data)
    }

    /// Reads a definition; prints the problem when the file is none.
    static func definition(_ path: String) throws -> Definition {
        do {
            return try Definition(bytes: try read(path), name: baseName(path))
        } catch let problem as Diagnostic {
            throw CommandFailure(message: problem.description(file: path), status: ExitStatus.badInput)
        }
    }

    /// Writes the whole file or nothing. It can be made again at any time, so it is not forced to the disk.
    static func write(_ text: String, to path: String) throws {
        let url = URL(filePath: path)
        let unfinished = path + ".unfinished"
        try? FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        guard let file = fopen(unfinished, "w") else { throw CommandFailure.file(path, "The file can't be written.") }
        let isWritten = fputs(text, file) >= 0
        guard fclose(file) == 0, isWritten, rename(unfinished, path) == 0 else {
            unlink(unfinished)
            throw CommandFailure.file(path, "The file can't be written.")
        }
    }

    /// The file's name without folders and extension.
    static func baseName(_ path: String) -> String {
        let name = URL(filePath: path).lastPathComponent
        return name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
    }

    /// The translation of a definition into a language.
    struct Translation {
        var language: String
        /// The `.strings` file and the `.stringsdict` file; one of them at least is there.
        var strings: String?
        var plurals: String?
    }

    /// The `LANG.lproj/NAME.strings` and `.stringsdict` files that belong to a definition.
    ///
    /// They stand beside the definition, or beside its `.lproj` folder when it is in one.
    static func translations(of path: String) -> [Translation] {
        let own = URL(filePath: path).deletingLastPathComponent()
        let root = own.lastPathComponent.hasSuffix(".lproj") ? own.deletingLastPathComponent() : own
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        return folders.filter { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }.sorted().compactMap { folder in
            func file(_ suffix: String) -> String? {
                let file = root.appending(path: folder).appending(path: baseName(path) + suffix).path
                return FileManager.default.fileExists(atPath: file) ? file : nil
            }
            let translation = Translation(
                language: String(folder.dropLast(".lproj".count)), strings: file(".strings"),
                plurals: file(".stringsdict"))
            return translation.strings == nil && translation.plurals == nil ? nil : translation
        }
    }
}
