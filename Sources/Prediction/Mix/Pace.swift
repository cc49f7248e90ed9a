/// Which kind of action a stream is like, from its pace alone: before anything can be foretold well, this tells which start to trust.
///
/// A pace is the class of the gap before a row, and whether something came in since the row before. score_k ← .95·score_k + log P_k(pace), P_k
/// learnt on other people's rows of kind k; a start of no kind takes the mean over the kinds. Prior trust = .1/K + .9·softmax(½·score).
package struct Pace {
    package static let classes = 2 * (GapClass.unknown + 1)
    private static let retention: Float = 0.95
    private static let sharpness: Float = 0.5
    private static let even: Float = 0.1

    private let logShares: [[Float]]
    private(set) var scores: [Float]

    init(_ shares: [[Float]]) {
        let kinds = shares.filter { !$0.isEmpty }
        let mean = (0..<Self.classes).map { n in kinds.reduce(0) { $0 + $1[n] } / Float(max(1, kinds.count)) }
        logShares = shares.map { ($0.isEmpty ? mean : $0).map { logarithm($0 + 0.002) } }
        scores = [Float](repeating: 0, count: shares.count)
    }

    package static func of(gapClass: Int, hasReceived: Bool) -> Int {
        hasReceived ? gapClass + GapClass.unknown + 1 : gapClass
    }

    mutating func learn(_ pace: Int) {
        for k in scores.indices { scores[k] = scores[k] * Self.retention + logShares[k][pace] }
    }

    var count: Int { scores.count }

    /// How far to trust each start before its foretelling is known.
    func prior(_ k: Int) -> Float {
        let top = scores.max() ?? 0
        let sum = scores.reduce(0) { $0 + exponential(Self.sharpness * ($1 - top)) }
        return Self.even / Float(scores.count) + (1 - Self.even) * exponential(Self.sharpness * (scores[k] - top)) / sum
    }

    func write(to bytes: inout ByteWriter) {
        for score in scores { bytes.write(score) }
    }

    mutating func read(from bytes: inout ByteReader) -> Bool {
        for k in scores.indices {
            guard let score = bytes.readFloat() else { return false }
            scores[k] = score
        }
        return true
    }
}
