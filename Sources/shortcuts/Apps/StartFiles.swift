import ShortcutModel

/// The texts of the files by which a desktop and a message bus start a program.
enum StartFiles {
    /// Stands in every file, so that only these are ever replaced or removed.
    static let mark = "# Written by 'shortcuts app install'"

    /// A desktop entry after the Desktop Entry Specification 1.5; the bus starts the app through its service file.
    static func desktopEntry(_ manifest: AppManifest, program: String, icon: String?) -> String {
        var lines = [
            mark, "[Desktop Entry]", "Type=Application", "Version=1.5", "Name=\(escaped(manifest.name))",
            "Exec=\(desktopQuoted(program))", "DBusActivatable=true",
        ]
        if let icon { lines.append("Icon=\(escaped(icon))") }
        return lines.joined(separator: "\n") + "\n"
    }

    static func service(name: String, program: String) -> String {
        "\(mark)\n[D-BUS Service]\nName=\(name)\nExec=\(shellQuoted(program)) --gapplication-service\n"
    }

    /// Line ends and backslashes in a value of a key file.
    private static func escaped(_ value: String) -> String {
        var result = ""
        for character in value {
            switch character {
            case "\\": result += "\\\\"
            case "\n", "\r", "\r\n": result += " "
            case "\t": result += "\\t"
            default: result.append(character)
            }
        }
        return result
    }

    /// The quoting rule of `Exec`, and then that of all values.
    private static func desktopQuoted(_ path: String) -> String {
        let isPlain = path.utf8.allSatisfy { byte in
            byte > 0x7F || "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-+,:@".utf8.contains(byte)
        }
        if isPlain { return path }
        var quoted = "\""
        for character in path {
            if "\"`$\\".contains(character) { quoted += "\\" }
            quoted += character == "%" ? "%%" : String(character)
        }
        return escaped(quoted + "\"")
    }

    /// A message bus splits `Exec` like a shell.
    private static func shellQuoted(_ path: String) -> String {
        let special = " \t'\"\\$`&|;<>()*?#~%![]{}"
        guard path.contains(where: special.contains) else { return path }
        return "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
