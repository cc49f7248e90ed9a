import CZlib
import Prediction

/// A file of rows `user time tz app action params`, plain or compressed, and what the protocol makes of them.
struct BehaviourStream {
    /// Which part of an action counts as its label.
    enum Task: String {
        case full, action
    }

    struct Row {
        var event: ActionEvent
        /// As the scorer spells it.
        var label: String
    }

    struct User {
        var name: String
        var rows: [Row]

        /// Indices of the rows that count: own rows after the first `warmup`.
        func counted(warmup: Int = 10) -> Set<Int> {
            Set(rows.indices.filter { rows[$0].event.direction == .own }.dropFirst(warmup))
        }
    }

    var name: String
    var users: [User] = []

    init(path: String, task: Task) throws(BenchError) {
        name = path.split(separator: "/").last.map(String.init) ?? path
        for suffix in [".gz", ".tsv"] where name.hasSuffix(suffix) { name.removeLast(suffix.count) }
        let text = try Self.contents(of: path)
        var lines = text.split(separator: 10, omittingEmptySubsequences: true).makeIterator()
        guard let head = lines.next(), String(decoding: head, as: UTF8.self) == "user\ttime\ttz\tapp\taction\tparams"
        else {
            throw BenchError("\(path): not a behaviour stream: its first line is not 'user time tz app action params'")
        }
        var number = 1
        var names: Set<String> = []
        while let line = lines.next() {
            number += 1
            guard let line = String(validating: line, as: UTF8.self) else {
                throw BenchError("\(path): line \(number) is not UTF-8")
            }
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard cells.count == 6 else {
                throw BenchError("\(path): line \(number) has \(cells.count) columns instead of 6")
            }
            guard cells[1].isEmpty || Double(cells[1])?.isFinite == true else {
                throw BenchError("\(path): line \(number): '\(cells[1])' is not a time in seconds since 1970")
            }
            guard cells[2].isEmpty || Int(cells[2]) != nil else {
                throw BenchError("\(path): line \(number): '\(cells[2])' is not a zone in minutes")
            }
            if users.last?.name != cells[0] {
                guard names.insert(cells[0]).inserted else {
                    throw BenchError("\(path): line \(number): the rows of '\(cells[0])' must stand together")
                }
                users.append(User(name: cells[0], rows: []))
            }
            users[users.count - 1].rows.append(Self.row(cells, task))
        }
    }

    /// `PATH` or `PATH:TASK`, as the command line spells it.
    static func pathAndTask(_ argument: String) -> (path: String, task: Task) {
        for task in [Task.full, .action] where argument.hasSuffix(":\(task.rawValue)") {
            return (String(argument.dropLast(task.rawValue.count + 1)), task)
        }
        return (argument, .full)
    }

    private static func row(_ cells: [String], _ task: Task) -> Row {
        let isReceived = cells[4].hasPrefix("receive-")
        let action = isReceived ? "send-" + cells[4].dropFirst("receive-".count) : cells[4]
        let parameters = task == .full ? parameters(cells[5]) : []
        let pattern = ActionPattern(app: cells[3], action: action, parameters: parameters)
        let label = cells[3] + "/" + action + (task == .full && !cells[5].isEmpty ? "?" + cells[5] : "")
        return Row(
            event: ActionEvent(
                pattern: pattern, time: Double(cells[1]), utcOffset: Int(cells[2]) ?? 0,
                direction: isReceived ? .incoming : .own),
            label: label)
    }

    /// `name=value;…`; a ';' inside free text belongs to the value before it. Text that is not of that form is one value, so
    /// that different labels are different actions.
    private static func parameters(_ text: String) -> [ActionParameter] {
        guard !text.isEmpty else { return [] }
        var parameters: [ActionParameter] = []
        for part in text.split(separator: ";", omittingEmptySubsequences: false) {
            if let equals = part.firstIndex(of: "=") {
                parameters.append(
                    ActionParameter(name: String(part[..<equals]), value: String(part[part.index(after: equals)...])))
            } else if let last = parameters.popLast() {
                parameters.append(ActionParameter(name: last.name, value: last.value + ";" + part))
            } else {
                return [ActionParameter(name: "", value: text)]
            }
        }
        return parameters
    }

    /// zlib reads plain files as they are.
    private static func contents(of path: String) throws(BenchError) -> [UInt8] {
        guard let file = gzopen(path, "rb") else { throw BenchError("\(path): cannot be opened") }
        defer { gzclose(file) }
        var out: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = gzread(file, &chunk, UInt32(chunk.count))
            guard count >= 0 else {
                throw BenchError("\(path): damaged: the compressed data cannot be read to its end")
            }
            if count == 0 {
                var code: Int32 = 0
                _ = gzerror(file, &code)
                guard code == Z_OK else { throw BenchError("\(path): damaged: the compressed data ends too early") }
                return out
            }
            out += chunk[..<Int(count)]
        }
    }
}

/// A failure of a benchmark, as one sentence.
struct BenchError: Error {
    var message: String

    init(_ message: String) {
        self.message = message
    }
}
