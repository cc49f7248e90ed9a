import CGIO

/// A type of the D-Bus type system, as it stands in a longer signature that somebody else keeps.
struct VariantType: Equatable {
    let pointer: OpaquePointer

    private init(_ pointer: OpaquePointer) { self.pointer = pointer }

    /// The type of a GVariant, for as long as that lives.
    init(of variant: OpaquePointer) { self.init(g_variant_get_type(variant)) }

    /// - Throws: `BusError`, when it is no complete type.
    static func with<Result>(_ text: String, _ body: (VariantType) throws -> Result) throws -> Result {
        try text.withCString { text in
            guard g_variant_type_string_is_valid(text) != 0, let pointer = g_variant_type_checked_(text) else {
                throw BusError(
                    name: "org.freedesktop.DBus.Error.InvalidArgs",
                    message: "'\(String(cString: text))' is no D-Bus type")
            }
            return try body(VariantType(pointer))
        }
    }

    static var byte: VariantType { constant("y") }
    static var variant: VariantType { constant("v") }
    static var dictionary: VariantType { constant("a{sv}") }

    private static func constant(_ text: StaticString) -> VariantType {
        VariantType(g_variant_type_checked_(UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)))
    }

    /// The first character of the type: `s`, `a`, `(` …
    var kind: Unicode.Scalar { Unicode.Scalar(UInt8(bitPattern: g_variant_type_peek_string(pointer).pointee)) }

    var text: String {
        let bytes = UnsafeRawBufferPointer(
            start: g_variant_type_peek_string(pointer), count: Int(g_variant_type_get_string_length(pointer)))
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The type of an array's elements.
    var element: VariantType { VariantType(g_variant_type_element(pointer)) }

    /// The types of an entry.
    var key: VariantType { VariantType(g_variant_type_key(pointer)) }
    var value: VariantType { VariantType(g_variant_type_value(pointer)) }

    /// The number of a structure's fields, the type of the first, and from each the next.
    var count: Int { Int(g_variant_type_n_items(pointer)) }
    var first: VariantType? { g_variant_type_first(pointer).map { VariantType($0) } }
    var next: VariantType? { g_variant_type_next(pointer).map { VariantType($0) } }

    static func == (left: VariantType, right: VariantType) -> Bool {
        g_variant_type_equal(UnsafeRawPointer(left.pointer), UnsafeRawPointer(right.pointer)) != 0
    }
}
