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
        while let line = lines.next() {
            number += 1
            let cells = line.split(separator: 9, omittingEmptySubsequences: false).map {
                String(decoding: $0, as: UTF8.self)
            }
            guard cells.count == 6 else {
                throw BenchError("\(path): line \(number) has \(cells.count) columns instead of 6")
            }
            if users.last?.name != cells[0] { users.append(User(name: cells[0], rows: [])) }
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
        var parameters: [ActionParameter] = []
        if task == .full {
            for part in cells[5].split(separator: ";") {
                if let equals = part.firstIndex(of: "=") {
                    parameters.append(
                        ActionParameter(
                            name: String(part[..<equals]), value: String(part[part.index(after: equals)...])))
                } else if let last = parameters.popLast() {  // a ';' inside free text
                    parameters.append(ActionParameter(name: last.name, value: last.value + ";" + part))
                }
            }
        }
        let pattern = ActionPattern(app: cells[3], action: action, parameters: parameters)
        let label = cells[3] + "/" + action + (task == .full && !cells[5].isEmpty ? "?" + cells[5] : "")
        return Row(
            event: ActionEvent(
                pattern: pattern, time: Double(cells[1]), utcOffset: Int(cells[2]) ?? 0,
                direction: isReceived ? .incoming : .own),
            label: label)
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
            if count == 0 { return out }
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
