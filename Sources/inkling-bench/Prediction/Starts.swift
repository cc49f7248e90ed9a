import Prediction

/// People fall into two halves by their name, so that what was learnt on one half is measured on the other.
enum Half: String, CaseIterable {
    case a, b

    init(of user: String) {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in user.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        self = (hash ^ (hash >> 33)) & 1 == 0 ? .a : .b
    }

    var other: Half { self == .a ? .b : .a }
}

extension PredictionEngine {
    /// The engine of the product, with starts as far as they were learnt on people of the other half.
    convenience init(for user: String, without: Set<String> = []) {
        self.init(.unseen(by: user), without: without)
    }
}

extension StartSet {
    /// The starts of the product as far as they were learnt on people of the other half.
    static func unseen(by user: String) -> StartSet {
        (Half(of: user) == .a ? learntOnHalfB : learntOnHalfA).completed
    }
}
