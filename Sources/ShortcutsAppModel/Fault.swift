import Bus

/// Why something could not be done, as far as it matters for what the user can do about it.
nonisolated public enum Fault: Error, Sendable, Hashable {
    /// There is no session bus, or it ended.
    case noBus
    /// The service does not run and can't be started.
    case serviceAbsent
    /// The service went away, and may come back.
    case noAnswer
    /// The service, or what it asked, took too long.
    case timedOut
    /// The service said no; its sentence says why.
    case refused(String)

    public init(_ error: any Error) {
        self =
            switch error {
            case let fault as Fault: fault
            case let error as BusError where error.isDisconnected: .noBus
            case let error as BusError where error.isServiceUnknown: .serviceAbsent
            case let error as BusError where error.isTimeout: .timedOut
            case let error as BusError where error.isNoReply: .noAnswer
            default: .refused("\(error)")
            }
    }

    /// Whether the fault is of the service as a whole, not of one request.
    public var concernsService: Bool {
        if case .refused = self { false } else { true }
    }
}

/// Something that is asked of the service, in what state it is.
nonisolated public enum Loadable<Value> {
    case loading
    case loaded(Value)
    case failed(Fault)

    public var value: Value? {
        if case .loaded(let value) = self { value } else { nil }
    }

    public var fault: Fault? {
        if case .failed(let fault) = self { fault } else { nil }
    }
}

extension Loadable {
    /// The state once the service has answered.
    ///
    /// What was there stays when the service as a whole is at fault: it comes back, and the window says what is wrong
    /// meanwhile.
    func after(_ answer: Result<Value, Fault>) -> Loadable {
        switch answer {
        case .success(let value): .loaded(value)
        case .failure(let fault): value == nil || !fault.concernsService ? .failed(fault) : self
        }
    }
}

extension Result where Failure == Fault {
    /// What a question to the service gives.
    init(isolation: isolated (any Actor)? = #isolation, of question: () async throws -> Success) async {
        do { self = .success(try await question()) } catch { self = .failure(Fault(error)) }
    }

    var fault: Fault? {
        if case .failure(let fault) = self { fault } else { nil }
    }
}

extension Loadable: Equatable where Value: Equatable {}
extension Loadable: Sendable where Value: Sendable {}
