import ShortcutModel

extension _INRecord: ParameterConvertible {
    func parameterValue() throws(WireError) -> ParameterValue { .object(try objectValue()) }

    /// The record as an object: identifier and text say which one it is, everything else is a property.
    final func objectValue() throws(WireError) -> ObjectValue {
        var properties = try parameterValues()
        if self is INObject {
            properties["identifier"] = nil
            properties["displayString"] = nil
        }
        return ObjectValue(
            typeName: type(of: self)._schema.className, identifier: wireIdentifier, displayString: wireText,
            properties: properties)
    }

    /// The values that are set.
    final func parameterValues() throws(WireError) -> [String: ParameterValue] {
        let schema = type(of: self)._schema
        var values: [String: ParameterValue] = [:]
        for (name, value) in _values {
            do throws(WireError) {
                values[name] = try ParameterValue(any: value).normalized(for: schema.parameter(named: name)?.kind)
            } catch { throw error.inside(name) }
        }
        return values
    }
}

extension ParameterValue {
    /// Numbers in the form that their parameter declares, so that equal choices are equal values however the app
    /// spelled them.
    fileprivate func normalized(for kind: _INSchema.Kind?) -> ParameterValue {
        switch (kind, self) {
        case (.boolean, .integer(let value)): .boolean(value != 0)
        case (.decimal, .integer(let value)), (.timeInterval, .integer(let value)): .decimal(Double(value))
        case (.integer, .boolean(let value)): .integer(value ? 1 : 0)
        case (_, .array(let values)): .array(values.map { $0.normalized(for: kind) })
        default: self
        }
    }
}
