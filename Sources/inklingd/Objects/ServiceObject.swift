import Assistant
import Bus
import ShortcutModel
import ShortcutProtocol

/// An interface that the service serves.
protocol ServiceObject: Sendable {
    var interface: BusInterface { get }
    var callers: CallerIdentity { get }

    func answer(_ call: BusCall, from caller: Caller) async throws -> [BusValue]
}

extension ServiceObject {
    /// Answers a call; the service's errors become the bus's.
    func answering(_ call: BusCall, log: Log) async throws -> [BusValue] {
        do {
            return try await answer(call, from: try await callers.caller(call.sender))
        } catch let error as AssistantError {
            log(.debug, "\(call.method) from \(call.sender): \(error)")
            throw BusError(name: "org.inkling.Error.\(error.kind.rawValue)", message: error.description)
        }
    }
}

extension Caller {
    /// The app that calls.
    ///
    /// - Throws: When the person's own tools call what is for apps.
    func requireApp(_ method: String) throws -> (identifier: String, rung: IdentityRung) {
        guard case .app(let identifier, let rung) = self else {
            throw AssistantError(
                .notPermitted, method, "\(method) is for apps; the person's own tools have no donations of their own.",
                mend: "Use org.inkling.Shortcuts1.History instead.")
        }
        return (identifier, rung)
    }

    /// - Throws: When an app calls what is for the person's own tools.
    func requireUser(_ method: String) throws {
        guard self == .user else {
            throw AssistantError(
                .notPermitted, method, "\(method) is for the person's own tools, not for apps.",
                mend: "Use org.inkling.Shortcuts1.Donations or .Center for the app's own data.")
        }
    }
}

/// The arguments of a call. The bus has checked their types.
struct Arguments {
    let call: BusCall

    init(_ call: BusCall) { self.call = call }

    private func argument<Value>(_ index: Int, _ convert: (BusValue) -> Value?) throws -> Value {
        guard call.arguments.indices.contains(index), let value = convert(call.arguments[index]) else {
            throw ShortcutsError.invalidArgument(
                "\(call.method): argument \(index + 1) is missing or has the wrong type")
        }
        return value
    }

    func string(_ index: Int) throws -> String { try argument(index, \.string) }
    func strings(_ index: Int) throws -> [String] { try argument(index, \.strings) }
    func boolean(_ index: Int) throws -> Bool { try argument(index, \.boolean) }
    func integer(_ index: Int) throws -> Int { Int(try argument(index, \.integer)) }
    func dictionary(_ index: Int) throws -> [String: BusValue] { try argument(index, \.dictionary) }

    func dictionaries(_ index: Int) throws -> [[String: BusValue]] {
        try argument(index, \.array).map { value in
            guard let dictionary = value.dictionary else {
                throw ShortcutsError.invalidArgument(
                    "\(call.method): argument \(index + 1) must hold dictionaries (a{sv})")
            }
            return dictionary
        }
    }

    /// An `a{sv}` of options; a key that is none of `keys` is refused.
    func options(_ index: Int, _ keys: String...) throws -> [String: BusValue] {
        let options = try dictionary(index)
        if let unknown = options.keys.filter({ !keys.contains($0) }).min() {
            throw ShortcutsError.invalidArgument(
                "\(call.method): '\(unknown)' is not an option; it has \(keys.joined(separator: ", "))")
        }
        return options
    }

    static func unknownMethod(_ call: BusCall) -> BusError {
        BusError(
            name: "org.freedesktop.DBus.Error.UnknownMethod", message: "\(call.interface) has no method \(call.method)")
    }
}
