import FoundationEssentials
import Glibc

/// Reads a file, standard input for `-`, and what `gzip` unpacks for names that end in `.gz`.
func readText(_ path: String) throws(Failure) -> String {
    if path.hasSuffix(".gz"), access(path, R_OK) == 0 { return try unpack(path) }
    return String(decoding: try readBytes(path), as: UTF8.self)
}

/// Reads a file as it is, standard input for `-`.
func readBytes(_ path: String) throws(Failure) -> [UInt8] {
    if path != "-", access(path, F_OK) != 0 { throw Failure(.notFound, "there is no file '\(path)'") }
    if path != "-", isDirectory(path) { throw Failure(.failed, "'\(path)' is a folder, not a file") }
    guard let data = path == "-" ? readAll(STDIN_FILENO) : FileManager.default.contents(atPath: path).map(Array.init)
    else { throw Failure(.failed, "'\(path)' can't be read", mend: "Check its permissions.") }
    return data
}

private func unpack(_ path: String) throws(Failure) -> String {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failure(.failed, "no pipe could be made") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    var arguments: [UnsafeMutablePointer<CChar>?] = []
    for word in ["gzip", "-dc", "--", path] { arguments.append(strdup(word)) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var child = pid_t()
    let started = posix_spawnp(&child, "gzip", &actions, nil, &arguments, environ)
    close(ends[1])
    guard started == 0 else {
        throw Failure(.failed, "'\(path)' can't be unpacked: there is no gzip", mend: "Install gzip.")
    }
    let data = readAll(ends[0])
    var status: Int32 = 0
    waitpid(child, &status, 0)
    guard let data, status == 0 else { throw Failure(.failed, "'\(path)' is not a whole gzip file") }
    return String(decoding: data, as: UTF8.self)
}

private func readAll(_ descriptor: Int32) -> [UInt8]? {
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
        let count = read(descriptor, &buffer, buffer.count)
        if count < 0 { return nil }
        if count == 0 { return result }
        result += buffer[..<count]
    }
}
