import CGIO

extension BusValue {
    /// The type that a value has where no signature prescribes one, inside a variant.
    ///
    /// An array is `a…` of its elements' type when they agree and `av` when they don't, or when it is empty.
    var inferredSignature: String {
        switch self {
        case .byte: "y"
        case .boolean: "b"
        case .int16: "n"
        case .uint16: "q"
        case .int32: "i"
        case .uint32: "u"
        case .int64: "x"
        case .uint64: "t"
        case .double: "d"
        case .string: "s"
        case .objectPath: "o"
        case .signature: "g"
        case .variant: "v"
        case .bytes: "ay"
        case .dictionary: "a{sv}"
        case .entry(let key, let value): "{\(key.inferredSignature)\(value.inferredSignature)}"
        case .structure(let fields): "(" + fields.map(\.inferredSignature).joined() + ")"
        case .array(let values):
            if let first = values.first?.inferredSignature, values.allSatisfy({ $0.inferredSignature == first }) {
                "a" + first
            } else {
                "av"
            }
        }
    }

    /// A floating GVariant of the given type.
    ///
    /// - Throws: `BusError`, when the value can't be of that type.
    func makeVariant(_ signature: String) throws -> OpaquePointer {
        switch (signature.utf8.first.map(UnicodeScalar.init), self) {
        case ("v", .variant(let value)): return g_variant_new_variant(try value.makeVariant(value.inferredSignature))
        case ("v", _): return g_variant_new_variant(try makeVariant(inferredSignature))
        case ("y", .byte(let value)): return g_variant_new_byte(value)
        case ("b", .boolean(let value)): return g_variant_new_boolean(value ? 1 : 0)
        case ("d", _): if let value = double { return g_variant_new_double(value) }
        case ("n", _): if let value = integer.flatMap(Int16.init(exactly:)) { return g_variant_new_int16(value) }
        case ("q", _): if let value = integer.flatMap(UInt16.init(exactly:)) { return g_variant_new_uint16(value) }
        case ("i", _): if let value = integer.flatMap(Int32.init(exactly:)) { return g_variant_new_int32(value) }
        case ("u", _): if let value = integer.flatMap(UInt32.init(exactly:)) { return g_variant_new_uint32(value) }
        case ("x", _): if let value = integer { return g_variant_new_int64(Int(value)) }
        case ("t", .uint64(let value)): return g_variant_new_uint64(UInt(value))
        case ("t", _):
            if let value = integer.flatMap(UInt64.init(exactly:)) { return g_variant_new_uint64(UInt(value)) }
        case ("s", _): if let value = string { return g_variant_new_string(Self.withoutNUL(value)) }
        case ("o", _):
            if let value = string, g_variant_is_object_path(value) != 0 { return g_variant_new_object_path(value) }
        case ("g", _):
            if let value = string, g_variant_is_signature(value) != 0 { return g_variant_new_signature(value) }
        case ("(", .structure(let fields)): return try Self.makeTuple(fields, signature)
        case ("{", .entry(let key, let value)):
            let types = Self.completeTypes(in: signature.dropFirst().dropLast())
            guard types.count == 2 else { break }
            let keyVariant = try key.makeVariant(types[0])
            do {
                return g_variant_new_dict_entry(keyVariant, try value.makeVariant(types[1]))
            } catch {
                Self.discard(keyVariant)
                throw error
            }
        case ("a", .bytes(let bytes)) where signature == "ay":
            return bytes.withUnsafeBytes {
                g_variant_new_fixed_array(Self.type("y"), $0.baseAddress, UInt($0.count), 1)
            }
        case ("a", .dictionary(let entries)) where signature == "a{sv}":
            return try Self.makeArray(entries.map { .entry(.string($0.key), $0.value) }, element: "{sv}")
        case ("a", .array(let values)):
            return try Self.makeArray(values, element: String(signature.dropFirst()))
        default: break
        }
        throw BusError(
            name: "org.freedesktop.DBus.Error.InvalidArgs",
            message: "A value of type \(inferredSignature) stands where D-Bus type \(signature) is wanted")
    }

    /// A tuple of arguments as a method or a signal carries them.
    static func makeTuple(_ fields: [BusValue], _ signature: String) throws -> OpaquePointer {
        let types = completeTypes(in: signature.dropFirst().dropLast())
        guard types.count == fields.count else {
            throw BusError(
                name: "org.freedesktop.DBus.Error.InvalidArgs",
                message: "\(fields.count) values stand where D-Bus type \(signature) wants \(types.count)")
        }
        return try build(type: signature, zip(fields, types))
    }

    private static func makeArray(_ values: [BusValue], element: String) throws -> OpaquePointer {
        try build(type: "a" + element, values.lazy.map { ($0, element) })
    }

    private static func build(type: String, _ children: some Sequence<(BusValue, String)>) throws -> OpaquePointer {
        let builder = g_variant_builder_new(Self.type(type))
        defer { g_variant_builder_unref(builder) }
        for (child, signature) in children {
            g_variant_builder_add_value(builder, try child.makeVariant(signature))
        }
        return g_variant_builder_end(builder)
    }

    /// D-Bus strings can't hold U+0000, which C would take for the end.
    private static func withoutNUL(_ text: String) -> String {
        text.utf8.contains(0) ? String(text.map { $0 == "\0" ? "\u{FFFD}" : $0 }) : text
    }

    private static func discard(_ variant: OpaquePointer) { g_variant_unref(g_variant_ref_sink(variant)) }

    private static func type(_ signature: String) -> OpaquePointer? { g_variant_type_checked_(signature) }

    /// The complete types that a signature consists of: `sa{sv}(ii)` is `s`, `a{sv}`, `(ii)`.
    static func completeTypes(in signature: some StringProtocol) -> [String] {
        var types: [String] = []
        var current = ""
        var depth = 0
        for character in signature {
            current.append(character)
            switch character {
            case "(", "{": depth += 1
            case ")", "}": depth -= 1
            case "a": continue
            default: break
            }
            if depth == 0 {
                types.append(current)
                current = ""
            }
        }
        return types
    }
}

extension BusValue {
    /// Reads a GVariant, which stays the caller's.
    init(_ variant: OpaquePointer) {
        switch UnicodeScalar(UInt8(g_variant_classify(variant).rawValue)) {
        case "b": self = .boolean(g_variant_get_boolean(variant) != 0)
        case "y": self = .byte(g_variant_get_byte(variant))
        case "n": self = .int16(g_variant_get_int16(variant))
        case "q": self = .uint16(g_variant_get_uint16(variant))
        case "i", "h": self = .int32(g_variant_get_int32(variant))
        case "u": self = .uint32(g_variant_get_uint32(variant))
        case "x": self = .int64(Int64(g_variant_get_int64(variant)))
        case "t": self = .uint64(UInt64(g_variant_get_uint64(variant)))
        case "d": self = .double(g_variant_get_double(variant))
        case "o": self = .objectPath(Self.text(variant))
        case "g": self = .signature(Self.text(variant))
        case "v":
            let inner = g_variant_get_variant(variant)
            defer { g_variant_unref(inner) }
            self = .variant(inner.map { BusValue($0) } ?? .string(""))
        case "a": self = Self.array(variant)
        case "(": self = .structure(Self.children(variant))
        case "{":
            let fields = Self.children(variant)
            self = .entry(fields[0], fields[1])
        default: self = .string(Self.text(variant))
        }
    }

    private static func text(_ variant: OpaquePointer) -> String {
        g_variant_get_string(variant, nil).map { String(cString: $0) } ?? ""
    }

    private static func array(_ variant: OpaquePointer) -> BusValue {
        switch String(cString: g_variant_get_type_string(variant)) {
        case "ay":
            var count: UInt = 0
            guard let bytes = g_variant_get_fixed_array(variant, &count, 1) else { return .bytes([]) }
            return .bytes([UInt8](UnsafeRawBufferPointer(start: bytes, count: Int(count))))
        case "a{sv}":
            var entries: [String: BusValue] = [:]
            for case .entry(.string(let key), .variant(let value)) in children(variant) { entries[key] = value }
            return .dictionary(entries)
        default: return .array(children(variant))
        }
    }

    private static func children(_ variant: OpaquePointer) -> [BusValue] {
        (0..<g_variant_n_children(variant)).compactMap { index in
            guard let child = g_variant_get_child_value(variant, index) else { return nil }
            defer { g_variant_unref(child) }
            return BusValue(child)
        }
    }
}
