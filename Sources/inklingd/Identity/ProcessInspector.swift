import Assistant
import Glibc

/// What the kernel says of a process.
struct ProcessInspector {
    enum Sandbox {
        case none
        case flatpak(application: String)
    }

    enum Fault: Error {
        /// It ended, or another has its number.
        case vanished
        case notReadable(String)
    }

    let identifier: Int32
    /// Where the kernel shows its processes.
    var processes = "/proc"

    private var folder: String { "\(processes)/\(identifier)" }

    /// A number that tells this process from a later one with the same identifier: when it was started.
    func startTime() throws(Fault) -> String {
        guard let text = read(folder + "/stat"), let end = text.lastIndex(of: ")") else { throw .vanished }
        // The name in parentheses may hold spaces; the 22nd field is the 20th after it.
        let fields = text[text.index(after: end)...].split(separator: " ")
        guard fields.count > 19 else { throw .vanished }
        return String(fields[19])
    }

    func sandbox() throws(Fault) -> Sandbox {
        let path = folder + "/root/.flatpak-info"
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else {
            if errno == ENOENT, access(folder, F_OK) == 0 { return .none }
            // Anything else could be a sandbox that hides itself.
            throw errno == ENOENT ? .vanished : .notReadable(String(cString: strerror(errno)))
        }
        close(file)
        guard let name = Self.applicationName(in: read(path) ?? "") else {
            throw .notReadable("its .flatpak-info names no application")
        }
        return .flatpak(application: name)
    }

    /// The value of `name` in the group `Application` of a key file.
    static func applicationName(in keyFile: String) -> String? {
        var isInGroup = false
        for line in keyFile.split(separator: "\n") {
            if line.hasPrefix("[") {
                isInGroup = line == "[Application]"
            } else if isInGroup, line.hasPrefix("name=") {
                return String(line.dropFirst("name=".count))
            }
        }
        return nil
    }

    /// The program that it runs.
    func executable() throws(Fault) -> (file: FileIdentity, path: String) {
        guard let file = FileIdentity(path: folder + "/exe"), let path = link(folder + "/exe") else { throw .vanished }
        return (file, path)
    }

    /// The script that it runs, where its program is an interpreter.
    func script(interpreter: String) -> FileIdentity? {
        let name = interpreter.split(separator: "/").last ?? ""
        guard Self.isInterpreter(name) else { return nil }
        let arguments = (read(folder + "/cmdline") ?? "").split(separator: "\0", omittingEmptySubsequences: false)
        guard let script = arguments.dropFirst().first(where: { !$0.hasPrefix("-") }), !script.isEmpty else {
            return nil
        }
        if script.hasPrefix("/") { return FileIdentity(path: folder + "/root" + script) }
        return FileIdentity(path: folder + "/cwd/" + script)
    }

    /// Whether a program is one of the interpreters, with or without a version: `python`, `python3.11`.
    private static func isInterpreter(_ name: some StringProtocol) -> Bool {
        interpreters.contains { name.hasPrefix($0) && name.dropFirst($0.count).allSatisfy { $0.isNumber || $0 == "." } }
    }

    private static let interpreters = ["python", "perl", "ruby", "node", "gjs", "bash", "dash", "sh", "lua", "php"]

    private func link(_ path: String) -> String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = readlink(path, &buffer, buffer.count)
        guard length > 0 else { return nil }
        return String(decoding: buffer[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    private func read(_ path: String) -> String? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while bytes.count < 65_536 {
            let length = Glibc.read(file, &buffer, buffer.count)
            guard length > 0 else { break }
            bytes += buffer[..<length]
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
