import Synchronization

/// The generated classes of this process, so that an intent that arrives by name becomes an instance of its class,
/// whichever module that is in.
///
/// Generated code registers each of its classes while the program is loaded, before `main`:
///
///     @used @section(".init_array")
///     private let registerOrderSoupIntent: @convention(c) () -> Void = { _INClassRegistry.register(OrderSoupIntent.self) }
public enum _INClassRegistry {
    private struct Content {
        var waiting: [_INRecord.Type] = []
        var byName: [String: _INRecord.Type] = [:]
    }

    private static let content = Mutex(Content())

    /// Makes a class known by its name without the module.
    public static func register(_ type: _INRecord.Type) {
        content.withLock { $0.waiting.append(type) }
    }

    /// The class of that name: a registered one, else one of this framework or of the program itself.
    static func type(named name: String) -> _INRecord.Type? {
        content.withLock { content in
            for type in content.waiting { content.byName[_className(of: type)] = type }
            content.waiting = []
            if let type = content.byName[name] ?? nestedTypes[name] { return type }
            let found: AnyClass? = NSClassFromString("Intents.\(name)") ?? NSClassFromString("\(programModule).\(name)")
            let type = found as? _INRecord.Type
            content.byName[name] = type
            return type
        }
    }

    /// Classes of this framework that can't be looked up by name, since they stand inside another.
    private static let nestedTypes: [String: _INRecord.Type] = ["HeadUnit": INCar.HeadUnit.self]

    private static let programModule =
        (CommandLine.arguments.first ?? "")
        .split(separator: "/").last.map { $0.replacingOccurrences(of: "-", with: "_") } ?? ""
}
