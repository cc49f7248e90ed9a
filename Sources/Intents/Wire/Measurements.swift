import ShortcutModel

/// A measurement travels with its unit's symbol and, so that no table of units is needed, with the unit's relation to
/// the base unit of its dimension: the same numbers make an equal unit.
extension Measurement: ParameterConvertible {
    func parameterValue() throws(WireError) -> ParameterValue {
        guard let dimension = unit as? Dimension, let name = Measurements.name(of: dimension),
            let converter = dimension.converter as? UnitConverterLinear
        else { throw .unsupported(self) }
        return .object(
            ObjectValue(
                typeName: Measurements.wireName, displayString: "\(value) \(unit.symbol)",
                properties: [
                    "dimension": .string(name), "value": .decimal(value), "unit": .string(unit.symbol),
                    "coefficient": .decimal(converter.coefficient), "constant": .decimal(converter.constant),
                ]))
    }
}

enum Measurements {
    static let wireName = "Measurement"

    static func name(of unit: Dimension) -> String? { dimensions.first { $0.accepts(unit) }?.name }

    static func measurement(_ object: ObjectValue) -> Any? {
        guard case .string(let name)? = object.properties["dimension"],
            case .decimal(let value)? = object.properties["value"],
            case .string(let symbol)? = object.properties["unit"],
            case .decimal(let coefficient)? = object.properties["coefficient"],
            case .decimal(let constant)? = object.properties["constant"]
        else { return nil }
        return dimensions.first { $0.name == name }?.make(value, symbol, coefficient, constant)
    }

    private struct Kind: Sendable {
        let name: String
        let accepts: @Sendable (Dimension) -> Bool
        let make: @Sendable (Double, String, Double, Double) -> Any

        init<Unit: Dimension>(_ type: Unit.Type) {
            name = _className(of: type)
            accepts = { $0 is Unit }
            make = { value, symbol, coefficient, constant in
                let converter = UnitConverterLinear(coefficient: coefficient, constant: constant)
                return Measurement(value: value, unit: Unit(symbol: symbol, converter: converter))
            }
        }
    }

    private static let dimensions: [Kind] = [
        Kind(UnitLength.self), Kind(UnitMass.self), Kind(UnitTemperature.self), Kind(UnitSpeed.self),
        Kind(UnitVolume.self), Kind(UnitEnergy.self), Kind(UnitDuration.self), Kind(UnitPower.self),
        Kind(UnitArea.self), Kind(UnitPressure.self), Kind(UnitAngle.self), Kind(UnitFrequency.self),
    ]
}
