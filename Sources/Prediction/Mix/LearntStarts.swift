// Written by `inkling-bench train-starts`; do not edit.

extension Start {
    package static let learntOnHalfA: [Start] = []
    package static let learntOnHalfB: [Start] = []
}
