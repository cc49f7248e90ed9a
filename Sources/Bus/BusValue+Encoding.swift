import CGIO

extension BusValue {
    /// A floating GVariant of the type that the value has where no signature prescribes one, as inside a variant.
    ///
    /// An array is `a…` of its elements' type when they agree and `av` when they don't, or when it is empty.
    func makeVariant() throws -> OpaquePointer {
        switch self {
        case .byte(let value): return g_variant_new_byte(value)
        case .boolean(let value): return g_variant_new_boolean(value ? 1 : 0)
        case .int16(let value): return g_variant_new_int16(value)
        case .uint16(let value): return g_variant_new_uint16(value)
        case .int32(let value): return g_variant_new_int32(value)
        case .uint32(let value): return g_variant_new_uint32(value)
        case .int64(let value): return g_variant_new_int64(Int(value))
        case .uint64(let value): return g_variant_new_uint64(UInt(value))
        case .double(let value): return g_variant_new_double(value)
        case .string(let value): return g_variant_new_string(Self.withoutNUL(value))
        case .objectPath(let value):
            guard g_variant_is_object_path(value) != 0 else { throw Self.mismatch("a string", "o") }
            return g_variant_new_object_path(value)
        case .signature(let value):
            guard g_variant_is_signature(value) != 0 else { throw Self.mismatch("a string", "g") }
            return g_variant_new_signature(value)
        case .variant(let value): return g_variant_new_variant(try value.makeVariant())
        case .bytes(let bytes):
            return bytes.withUnsafeBytes {
                g_variant_new_fixed_array(VariantType.byte.pointer, $0.baseAddress, UInt($0.count), 1)
            }
        case .dictionary(let entries): return try Self.makeDictionary(entries)
        case .entry(let key, let value):
            let fields = try Self.makeAll([key, value]) { try $0.makeVariant() }
            return g_variant_new_dict_entry(fields[0], fields[1])
        case .structure(let fields):
            let children = try Self.makeAll(fields) { try $0.makeVariant() }
            return g_variant_new_tuple(children, UInt(children.count))
        case .array(let values):
            var children = try Self.makeAll(values) { try $0.makeVariant() }
            let first = children.first.flatMap { $0 }.map { VariantType(of: $0) }
            if let first, children.allSatisfy({ $0.map { VariantType(of: $0) } == first }) {
                return g_variant_new_array(nil, children, UInt(children.count))
            }
            children = children.map { child in
                child.map { VariantType(of: $0) == .variant ? $0 : g_variant_new_variant($0) }
            }
            return g_variant_new_array(VariantType.variant.pointer, children, UInt(children.count))
        }
    }

    /// A floating GVariant of the given type.
    ///
    /// - Throws: `BusError`, when the value can't be of that type.
    func makeVariant(_ type: VariantType) throws -> OpaquePointer {
        switch (type.kind, self) {
        case ("v", .variant): return try makeVariant()
        case ("v", _): return g_variant_new_variant(try makeVariant())
        case ("y", .byte), ("b", .boolean), ("t", .uint64): return try makeVariant()
        case ("d", _): if let value = double { return g_variant_new_double(value) }
        case ("n", _): if let value = integer.flatMap(Int16.init(exactly:)) { return g_variant_new_int16(value) }
        case ("q", _): if let value = integer.flatMap(UInt16.init(exactly:)) { return g_variant_new_uint16(value) }
        case ("i", _): if let value = integer.flatMap(Int32.init(exactly:)) { return g_variant_new_int32(value) }
        case ("u", _): if let value = integer.flatMap(UInt32.init(exactly:)) { return g_variant_new_uint32(value) }
        case ("x", _): if let value = integer { return g_variant_new_int64(Int(value)) }
        case ("t", _):
            if let value = integer.flatMap(UInt64.init(exactly:)) { return g_variant_new_uint64(UInt(value)) }
        case ("s", _): if let value = string { return try BusValue.string(value).makeVariant() }
        case ("o", _): if let value = string { return try BusValue.objectPath(value).makeVariant() }
        case ("g", _): if let value = string { return try BusValue.signature(value).makeVariant() }
        case ("(", .structure(let fields)): return try Self.makeTuple(fields, type)
        case ("{", .entry(let key, let value)):
            let fields = try Self.makeAll([(key, type.key), (value, type.value)]) { try $0.0.makeVariant($0.1) }
            return g_variant_new_dict_entry(fields[0], fields[1])
        case ("a", .bytes) where type.element.kind == "y": return try makeVariant()
        case ("a", .dictionary(let entries)) where type == .dictionary: return try Self.makeDictionary(entries)
        case ("a", .array(let values)):
            let element = type.element
            let children = try Self.makeAll(values) { try $0.makeVariant(element) }
            return g_variant_new_array(element.pointer, children, UInt(children.count))
        default: break
        }
        throw Self.mismatch("a value of type \(typeText)", type.text)
    }

    /// A tuple of arguments as a method or a signal carries them.
    ///
    /// - Parameter signature: The arguments' types, such as `sa{sv}`; nil takes those that they have by themselves.
    static func makeTuple(_ fields: [BusValue], _ signature: String?) throws -> OpaquePointer {
        guard let signature else { return try BusValue.structure(fields).makeVariant() }
        return try VariantType.with("(\(signature))") { try makeTuple(fields, $0) }
    }

    private static func makeTuple(_ fields: [BusValue], _ type: VariantType) throws -> OpaquePointer {
        guard type.count == fields.count else {
            throw mismatch("a list of \(fields.count) values", type.text)
        }
        var next = type.first
        let children = try makeAll(fields) { field in
            defer { next = next?.next }
            return try field.makeVariant(next ?? .variant)
        }
        return g_variant_new_tuple(children, UInt(children.count))
    }

    /// `a{sv}`
    private static func makeDictionary(_ entries: [String: BusValue]) throws -> OpaquePointer {
        let children = try makeAll(entries) { key, value in
            let variant = try value.makeVariant(.variant)
            return g_variant_new_dict_entry(g_variant_new_string(withoutNUL(key)), variant)
        }
        return g_variant_new_array(VariantType.dictionary.element.pointer, children, UInt(children.count))
    }

    /// Floating GVariants of all values, or of none.
    private static func makeAll<Values: Collection>(
        _ values: Values, _ make: (Values.Element) throws -> OpaquePointer
    ) throws -> [OpaquePointer?] {
        var made: [OpaquePointer?] = []
        made.reserveCapacity(values.count)
        do {
            for value in values { made.append(try make(value)) }
        } catch {
            for variant in made { g_variant_unref(g_variant_ref_sink(variant)) }
            throw error
        }
        return made
    }

    /// D-Bus strings can't hold U+0000, which C would take for the end.
    private static func withoutNUL(_ text: String) -> String {
        text.utf8.contains(0) ? String(text.map { $0 == "\0" ? "\u{FFFD}" : $0 }) : text
    }

    /// The type that the value has by itself, for messages.
    private var typeText: String {
        guard let variant = try? makeVariant() else { return "?" }
        defer { g_variant_unref(g_variant_ref_sink(variant)) }
        return VariantType(of: variant).text
    }

    private static func mismatch(_ found: String, _ wanted: String) -> BusError {
        BusError(
            name: "org.freedesktop.DBus.Error.InvalidArgs",
            message: "There is \(found) where D-Bus type \(wanted) is wanted")
    }
}
