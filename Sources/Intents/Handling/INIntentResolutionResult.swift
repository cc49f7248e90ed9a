/// What a handler says of one parameter. Handlers use the subclass that belongs to the parameter's type.
open class INIntentResolutionResult: NSObject {
    /// What was said.
    public enum _Outcome {
        case needsValue
        case notRequired
        /// The reason is the raw value of an enumeration; 0 is none.
        case unsupported(reason: Int)
        case success(Any)
        case disambiguation([Any])
        case confirmationRequired(Any?, reason: Int)
    }

    public final let _outcome: _Outcome

    public required init(_outcome: _Outcome) {
        self._outcome = _outcome
        super.init()
    }

    /// The user has to give a value.
    public class func needsValue() -> Self { Self(_outcome: .needsValue) }

    /// The intent can do without a value.
    public class func notRequired() -> Self { Self(_outcome: .notRequired) }

    /// The value can't be used.
    public class func unsupported() -> Self { Self(_outcome: .unsupported(reason: 0)) }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The value can't be used, for the reason with that raw value.
    public class func __unsupported(withReason reason: Int) -> Self { Self(_outcome: .unsupported(reason: reason)) }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The user has to confirm a value, for the reason with that raw value.
    public class func __confirmationRequired(withItemToConfirm itemToConfirm: Any, forReason reason: Int) -> Self {
        Self(_outcome: .confirmationRequired(itemToConfirm, reason: reason))
    }
}

/// What a handler says of a parameter whose values can be told apart by the user.
open class _INValueResolutionResult<Value>: INIntentResolutionResult {
    /// The value to use.
    public class func success(with resolvedValue: Value) -> Self { Self(_outcome: .success(resolvedValue)) }

    /// The values among which the user has to choose.
    public class func disambiguation(with valuesToDisambiguate: [Value]) -> Self {
        Self(_outcome: .disambiguation(valuesToDisambiguate))
    }

    /// The value that the user has to confirm.
    public class func confirmationRequired(with valueToConfirm: Value?) -> Self {
        Self(_outcome: .confirmationRequired(valueToConfirm, reason: 0))
    }
}

/// What a handler says of a number or a flag.
open class _INNumberResolutionResult<Value>: INIntentResolutionResult {
    /// The value to use.
    public class func success(with resolvedValue: Value) -> Self { Self(_outcome: .success(resolvedValue)) }

    /// The value that the user has to confirm.
    public class func confirmationRequired(with valueToConfirm: Value?) -> Self {
        Self(_outcome: .confirmationRequired(valueToConfirm, reason: 0))
    }
}

/// What a handler says of a parameter that always has a value, such as an enum of the framework.
open class _INScalarResolutionResult<Value>: INIntentResolutionResult {
    /// The value to use.
    public class func success(with resolvedValue: Value) -> Self { Self(_outcome: .success(resolvedValue)) }

    /// The value that the user has to confirm.
    public class func confirmationRequired(with valueToConfirm: Value) -> Self {
        Self(_outcome: .confirmationRequired(valueToConfirm, reason: 0))
    }
}

/// What a handler says of an enum among whose cases the user can choose.
open class _INChoiceResolutionResult<Value>: _INScalarResolutionResult<Value> {
    /// The values among which the user has to choose.
    public class func disambiguation(with valuesToDisambiguate: [Value]) -> Self {
        Self(_outcome: .disambiguation(valuesToDisambiguate))
    }
}

/// The base of the results of an app's own enums.
open class INEnumResolutionResult: INIntentResolutionResult {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The raw value of the case to use.
    public class func __success(withResolvedValue resolvedValue: Int) -> Self {
        Self(_outcome: .success(resolvedValue))
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The raw value of the case that the user has to confirm.
    public class func __confirmationRequired(withValueToConfirm valueToConfirm: Int) -> Self {
        Self(_outcome: .confirmationRequired(valueToConfirm, reason: 0))
    }
}
