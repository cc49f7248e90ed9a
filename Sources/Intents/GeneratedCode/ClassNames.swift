/// The name of an intent class without its module, as Apple's systems give it.
///
/// An activity that opens an app for an intent has this name as its type.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSStringFromClass(_ aClass: INIntent.Type) -> String { aClass._schema.className }

extension _INRecord {
    /// The cases of a parameter that is a list of an enumeration; nil when it is not set.
    public final func _enumValues<Value: RawRepresentable>(_ name: String) -> [Value]? where Value.RawValue == Int {
        (_values[name] as? [Int])?.compactMap(Value.init(rawValue:))
    }
}
