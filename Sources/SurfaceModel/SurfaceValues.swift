// SurfaceModel: the plain values that surfaces and the person's own tools exchange with the service. It knows no bus, no
// store and no Apple class. Apps don't need it, so it costs them nothing.

import ShortcutModel

/// The situation in which somebody asks for suggestions; what is unknown is nil and costs nothing.
public struct SuggestionContext: Sendable, Hashable {
    /// The moment of asking, in seconds since 1970; now if nil.
    public var time: Double?
    /// Minutes to add to the time for the wall clock; the service's zone if nil.
    public var utcOffset: Int?
    /// What the asker knows; the service completes it with what it knows of the moment.
    public var surroundings: Surroundings
    /// How many suggestions are wanted at most.
    public var limit: Int
    /// Suggestions less likely than this, from 0 to 1, are left out.
    public var minimumProbability: Double
    public var locale: String?

    public init(
        time: Double? = nil, utcOffset: Int? = nil, surroundings: Surroundings = Surroundings(), limit: Int = 10,
        minimumProbability: Double = 0, locale: String? = nil
    ) {
        self.time = time
        self.utcOffset = utcOffset
        self.surroundings = surroundings
        self.limit = limit
        self.minimumProbability = minimumProbability
        self.locale = locale
    }
}

/// A shortcut as a surface shows it.
public struct ShortcutItem: Sendable, Hashable {
    public enum Kind: String, Sendable, Hashable {
        /// The user gave it a phrase.
        case voice
        /// Its app offers it.
        case offered
        /// It was learnt from donations.
        case donated
    }

    /// A true reason for a suggestion: what kind it is, and the data of that kind by name.
    public struct Reason: Sendable, Hashable {
        public var kind: String
        public var details: [String: ParameterValue]

        public init(kind: String, details: [String: ParameterValue] = [:]) {
            self.kind = kind
            self.details = details
        }
    }

    /// Opaque; it stays the same for the same shortcut.
    public var id: String
    public var bundleIdentifier: String
    public var appName: String
    /// An icon name or a file path; empty if the app has none.
    public var icon: String
    public var title: String
    public var subtitle: String
    /// The user's phrase.
    public var phrase: String?
    public var kind: Kind
    public var shortcut: ShortcutValue
    /// Whether the app's extension can run it without opening the app.
    public var runsInBackground: Bool
    /// From 0 to 1, in suggestions only.
    public var probability: Double?
    /// The reasons as a sentence, in suggestions only.
    public var reason: String?
    public var reasons: [Reason]

    public init(
        id: String, bundleIdentifier: String, appName: String, icon: String = "", title: String, subtitle: String = "",
        phrase: String? = nil, kind: Kind, shortcut: ShortcutValue, runsInBackground: Bool = false,
        probability: Double? = nil, reason: String? = nil, reasons: [Reason] = []
    ) {
        self.id = id
        self.bundleIdentifier = bundleIdentifier
        self.appName = appName
        self.icon = icon
        self.title = title
        self.subtitle = subtitle
        self.phrase = phrase
        self.kind = kind
        self.shortcut = shortcut
        self.runsInBackground = runsInBackground
        self.probability = probability
        self.reason = reason
        self.reasons = reasons
    }
}

/// What a run is told.
public struct RunOptions: Sendable, Hashable {
    /// Values that the user chose for parameters, or for elements of lists (`toppings[1]`), by the name in the question.
    public var answers: [String: ParameterValue]
    /// Parameters, or elements of lists, whose proposed value the user confirmed.
    public var confirmedParameters: [String]
    /// Whether the user confirmed the action as a whole.
    public var isConfirmed: Bool
    /// What goes into the parameter that the definition names as the input.
    public var input: Input?
    public var locale: String?
    public var activationToken: String?

    /// A file's content; a parameter that isn't a file takes it as text.
    public struct Input: Sendable, Hashable {
        public var filename: String
        public var content: [UInt8]

        public init(filename: String, content: [UInt8]) {
            self.filename = filename
            self.content = content
        }
    }

    public init(
        answers: [String: ParameterValue] = [:], confirmedParameters: [String] = [], isConfirmed: Bool = false,
        input: Input? = nil, locale: String? = nil, activationToken: String? = nil
    ) {
        self.answers = answers
        self.confirmedParameters = confirmedParameters
        self.isConfirmed = isConfirmed
        self.input = input
        self.locale = locale
        self.activationToken = activationToken
    }
}

/// What came of a run.
public struct RunResult: Sendable, Hashable {
    public enum Outcome: String, Sendable, Hashable {
        /// The extension did it; `text` is its answer.
        case done
        /// The app was opened for it.
        case opened
        /// A value for `parameter` is missing; `text` asks for it.
        case needsValue = "needs-value"
        /// One of `choices` for `parameter`; `text` asks.
        case choose
        /// `text` asks to confirm the value of `parameter`, or the action when there is no parameter.
        case confirm
        /// `text` says why.
        case failed
    }

    public struct Choice: Sendable, Hashable {
        public var title: String
        public var subtitle: String
        public var value: ParameterValue

        public init(title: String, subtitle: String = "", value: ParameterValue) {
            self.title = title
            self.subtitle = subtitle
            self.value = value
        }
    }

    public var outcome: Outcome
    public var text: String
    /// A name, or for one element of a list the name and its number from 0: `toppings[1]`.
    public var parameter: String?
    public var choices: [Choice]
    public var response: IntentResponseValue?

    public init(
        outcome: Outcome, text: String = "", parameter: String? = nil, choices: [Choice] = [],
        response: IntentResponseValue? = nil
    ) {
        self.outcome = outcome
        self.text = text
        self.parameter = parameter
        self.choices = choices
        self.response = response
    }
}

/// What a spoken or typed text means.
public enum SayResult: Sendable, Hashable {
    case matched(ShortcutItem)
    case ambiguous([ShortcutItem])
    /// Nothing fits; the nearest phrase, if there is any phrase at all.
    case unknown(nearest: String?)
}
