import Glibc

/// A program that the benchmark started.
struct Program {
    let identifier: pid_t

    /// - Parameter quiet: Whether its output goes nowhere.
    init(_ path: String, _ arguments: [String] = [], quiet: Bool = false) throws(BenchError) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        if quiet {
            posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
            posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        }
        var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
        defer { for word in words { free(word) } }
        words.append(nil)
        var identifier: pid_t = 0
        let status = posix_spawn(&identifier, path, &actions, nil, words, environ)
        guard status == 0 else {
            throw BenchError("\(path) can't be started: \(String(cString: strerror(status)))")
        }
        self.identifier = identifier
    }

    @discardableResult func waitUntilExit() -> Int32 {
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        return status
    }

    func terminate() {
        kill(identifier, SIGTERM)
        waitUntilExit()
    }

    /// Resident memory in bytes.
    var residentByteCount: Int {
        guard let file = fopen("/proc/\(identifier)/status", "r") else { return 0 }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 256)
        while fgets(&line, Int32(line.count), file) != nil {
            let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            if text.hasPrefix("VmRSS:") { return (Int(text.filter(\.isNumber)) ?? 0) * 1_024 }
        }
        return 0
    }

    /// The processor time that it used, in ticks of the system's clock.
    var processorTicks: Int {
        guard let file = fopen("/proc/\(identifier)/stat", "r") else { return 0 }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 1_024)
        guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
        let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        // Behind the name in parentheses: the 12th and 13th field from there are user and system time.
        let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
        guard fields.count > 13 else { return 0 }
        return (Int(fields[12]) ?? 0) + (Int(fields[13]) ?? 0)
    }

    /// How long a program takes from its start to its end.
    static func timeToExit(_ path: String, _ arguments: [String], runs: Int) throws(BenchError) -> Samples {
        var samples = Samples()
        for _ in 0..<runs {
            let start = ContinuousClock.now
            try Program(path, arguments, quiet: true).waitUntilExit()
            samples.add(seconds(since: start))
        }
        return samples
    }
}
