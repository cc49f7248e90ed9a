import CGIO

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
        case "v": self = .variant(Self.content(variant))
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

    /// What is inside a variant.
    private static func content(_ variant: OpaquePointer) -> BusValue {
        guard let inner = g_variant_get_variant(variant) else { return .string("") }
        defer { g_variant_unref(inner) }
        return BusValue(inner)
    }

    private static func array(_ variant: OpaquePointer) -> BusValue {
        let type = VariantType(of: variant)
        if type.element.kind == "y" {
            var count: UInt = 0
            guard let bytes = g_variant_get_fixed_array(variant, &count, 1) else { return .bytes([]) }
            return .bytes([UInt8](UnsafeRawBufferPointer(start: bytes, count: Int(count))))
        }
        guard type == .dictionary else { return .array(children(variant)) }
        var entries: [String: BusValue] = [:]
        forEachChild(of: variant) { entry in
            guard let key = g_variant_get_child_value(entry, 0), let value = g_variant_get_child_value(entry, 1) else {
                return
            }
            entries[text(key)] = content(value)
            g_variant_unref(key)
            g_variant_unref(value)
        }
        return .dictionary(entries)
    }

    private static func children(_ variant: OpaquePointer) -> [BusValue] {
        var children: [BusValue] = []
        forEachChild(of: variant) { children.append(BusValue($0)) }
        return children
    }

    private static func forEachChild(of variant: OpaquePointer, _ body: (OpaquePointer) -> Void) {
        for index in 0..<g_variant_n_children(variant) {
            guard let child = g_variant_get_child_value(variant, index) else { continue }
            body(child)
            g_variant_unref(child)
        }
    }
}
