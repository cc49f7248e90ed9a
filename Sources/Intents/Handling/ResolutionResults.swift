// The results for the types that any intent may have. Those of the system's domains are generated.

open class INStringResolutionResult: _INValueResolutionResult<String> {}
open class INSpeakableStringResolutionResult: _INValueResolutionResult<INSpeakableString> {}
open class INURLResolutionResult: _INValueResolutionResult<URL> {}
open class INFileResolutionResult: _INValueResolutionResult<INFile> {}
open class INObjectResolutionResult: _INValueResolutionResult<INObject> {}
open class INPersonResolutionResult: _INValueResolutionResult<INPerson> {}
open class INPlacemarkResolutionResult: _INValueResolutionResult<CLPlacemark> {}
open class INCurrencyAmountResolutionResult: _INValueResolutionResult<INCurrencyAmount> {}
open class INPaymentMethodResolutionResult: _INValueResolutionResult<INPaymentMethod> {}
open class INDateComponentsResolutionResult: _INValueResolutionResult<DateComponents> {}
open class INDateComponentsRangeResolutionResult: _INValueResolutionResult<INDateComponentsRange> {}
open class INLengthResolutionResult: _INValueResolutionResult<Measurement<UnitLength>> {}
open class INMassResolutionResult: _INValueResolutionResult<Measurement<UnitMass>> {}
open class INVolumeResolutionResult: _INValueResolutionResult<Measurement<UnitVolume>> {}
open class INSpeedResolutionResult: _INValueResolutionResult<Measurement<UnitSpeed>> {}
open class INEnergyResolutionResult: _INValueResolutionResult<Measurement<UnitEnergy>> {}
open class INTemperatureResolutionResult: _INValueResolutionResult<Measurement<UnitTemperature>> {}

open class INBooleanResolutionResult: _INNumberResolutionResult<Bool> {}
open class INIntegerResolutionResult: _INNumberResolutionResult<Int> {}
open class INDoubleResolutionResult: _INNumberResolutionResult<Double> {}

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
