// The results for the types that any intent may have. Those of the system's domains are generated.

/// What becomes of a text.
open class INStringResolutionResult: _INValueResolutionResult<String> {}
/// What becomes of a text with its spoken form.
open class INSpeakableStringResolutionResult: _INValueResolutionResult<INSpeakableString> {}
/// What becomes of a URL.
open class INURLResolutionResult: _INValueResolutionResult<URL> {}
/// What becomes of a file.
open class INFileResolutionResult: _INValueResolutionResult<INFile> {}
/// What becomes of a value of a custom type.
open class INObjectResolutionResult: _INValueResolutionResult<INObject> {}
/// What becomes of a person.
open class INPersonResolutionResult: _INValueResolutionResult<INPerson> {}
/// What becomes of a place.
open class INPlacemarkResolutionResult: _INValueResolutionResult<CLPlacemark> {}
/// What becomes of an amount of money.
open class INCurrencyAmountResolutionResult: _INValueResolutionResult<INCurrencyAmount> {}
/// What becomes of a means of payment.
open class INPaymentMethodResolutionResult: _INValueResolutionResult<INPaymentMethod> {}
/// What becomes of a date.
open class INDateComponentsResolutionResult: _INValueResolutionResult<DateComponents> {}
/// What becomes of a time between two dates.
open class INDateComponentsRangeResolutionResult: _INValueResolutionResult<INDateComponentsRange> {}
/// What becomes of a length.
open class INLengthResolutionResult: _INValueResolutionResult<Measurement<UnitLength>> {}
/// What becomes of a mass.
open class INMassResolutionResult: _INValueResolutionResult<Measurement<UnitMass>> {}
/// What becomes of a volume.
open class INVolumeResolutionResult: _INValueResolutionResult<Measurement<UnitVolume>> {}
/// What becomes of a speed.
open class INSpeedResolutionResult: _INValueResolutionResult<Measurement<UnitSpeed>> {}
/// What becomes of an amount of energy.
open class INEnergyResolutionResult: _INValueResolutionResult<Measurement<UnitEnergy>> {}
/// What becomes of a temperature.
open class INTemperatureResolutionResult: _INValueResolutionResult<Measurement<UnitTemperature>> {}

/// What becomes of a yes or no.
open class INBooleanResolutionResult: _INNumberResolutionResult<Bool> {}
/// What becomes of a whole number.
open class INIntegerResolutionResult: _INNumberResolutionResult<Int> {}
/// What becomes of a number.
open class INDoubleResolutionResult: _INNumberResolutionResult<Double> {}

/// What becomes of a duration, in seconds.
open class INTimeIntervalResolutionResult: _INScalarResolutionResult<TimeInterval> {}

/// Results that are made for a whole list of media items. A protocol, because only its `Self` can be in a list.
public protocol _INMediaItemResolution {}

extension INMediaItemResolutionResult: _INMediaItemResolution {}

extension _INMediaItemResolution where Self: INMediaItemResolutionResult {
    /// One success for each of the items.
    public static func successes(with resolvedMediaItems: [INMediaItem]) -> [Self] {
        resolvedMediaItems.map { success(with: $0) }
    }
}
