import ShortcutModel
import SurfaceModel

/// One run of a shortcut: progress, the app's questions, and the answer.
public final class RunModel {
    public enum State: Equatable {
        case running
        case asking(Question)
        /// It is done; the answer in words.
        case done(String)
        /// The app was opened for it.
        case opened(String)
        case failed(Fault)
    }

    /// What the app wants to know.
    nonisolated public struct Question: Sendable, Hashable {
        nonisolated public enum Kind: Sendable, Hashable {
            /// A value, freely entered or one of these.
            case value([RunResult.Choice])
            /// One of these.
            case choice([RunResult.Choice])
            /// Whether the proposed value is meant.
            case confirmValue(ParameterValue?)
            /// Whether the action should be done.
            case confirmAction
        }

        public var text: String
        public var parameter: String?
        public var kind: Kind
    }

    public let item: ShortcutItem
    public private(set) var state: State = .running {
        didSet { onChange?(state) }
    }
    public var onChange: ((State) -> Void)?

    private let service: any ShortcutsService
    private var options: RunOptions
    private var isCancelled = false

    /// - Parameter activationToken: lets the app that is opened take the focus.
    public init(_ item: ShortcutItem, of service: any ShortcutsService, locale: String?, activationToken: String? = nil)
    {
        self.item = item
        self.service = service
        options = RunOptions(locale: locale, activationToken: activationToken)
    }

    public func start() async {
        guard !isCancelled else { return }
        state = .running
        do {
            let result = try await service.run(item.id, options)
            guard !isCancelled else { return }
            state = Self.state(after: result)
        } catch {
            guard !isCancelled else { return }
            state = .failed(Fault(error))
        }
    }

    /// Gives the value that was asked for, and goes on.
    public func answer(_ value: ParameterValue) async {
        guard case .asking(let question) = state, let parameter = question.parameter else { return }
        options.answers[parameter] = value
        await start()
    }

    /// Gives the value as the user typed it.
    public func answer(text: String) async { await answer(ParameterValue(typed: text)) }

    /// Says yes to the value or to the action, and goes on.
    public func confirm() async {
        guard case .asking(let question) = state else { return }
        switch question.kind {
        case .confirmAction: options.isConfirmed = true
        case .confirmValue(let value):
            guard let parameter = question.parameter else { return }
            if let value { options.answers[parameter] = value }
            options.confirmedParameters.append(parameter)
        case .value, .choice: return
        }
        await start()
    }

    /// The user has lost interest; what the app still does is not shown any more.
    public func cancel() { isCancelled = true }

    private static func state(after result: RunResult) -> State {
        func asking(_ kind: Question.Kind) -> State {
            .asking(Question(text: result.text, parameter: result.parameter, kind: kind))
        }
        return switch result.outcome {
        case .done: .done(result.text)
        case .opened: .opened(result.text)
        case .failed: .failed(.refused(result.text))
        case .needsValue: asking(.value(result.choices))
        case .choose: asking(.choice(result.choices))
        case .confirm where result.parameter == nil: asking(.confirmAction)
        case .confirm: asking(.confirmValue(result.choices.first?.value))
        }
    }
}

extension ParameterValue {
    /// The value that a person means by typing this.
    nonisolated init(typed text: String) {
        if let number = Int64(text) {
            self = .integer(number)
        } else if let number = Double(text), number.isFinite {
            self = .decimal(number)
        } else {
            self = .string(text)
        }
    }
}
