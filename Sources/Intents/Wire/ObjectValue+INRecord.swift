import ShortcutModel

extension _INRecord: ParameterContainer {
    func parameterValue(room: Int) throws(WireError) -> ParameterValue { .object(try objectValue(room: room)) }

    /// The record as an object: identifier and text say which one it is, everything else is a property.
    final func objectValue(room: Int = ParameterValue.maximumNesting) throws(WireError) -> ObjectValue {
        var properties = try parameterValues(
            room: try WireError.room(room, less: ParameterValue.Nesting.object))
        if self is INObject {
            properties["identifier"] = nil
            properties["displayString"] = nil
        }
        return ObjectValue(
            typeName: type(of: self)._schema.className, identifier: wireIdentifier, displayString: wireText,
            properties: properties)
    }

    /// The values that are set.
    final func parameterValues(
        room: Int = ParameterValue.maximumNesting
    ) throws(WireError) -> [String: ParameterValue] {
        let schema = type(of: self)._schema
        var values: [String: ParameterValue] = [:]
        for (name, value) in _values {
            do throws(WireError) {
                values[name] = try ParameterValue(any: value, room: room)
                    .normalized(for: schema.parameter(named: name)?.kind)
            } catch { throw error.inside(name) }
        }
        return values
    }
}
