/// How far the probability of the first answer is to be believed: a line through the log odds, learnt from whether it was right.
///
/// With P the probability that the likeliest label f is next (new actions included): logit P' = a + b·logit P, learnt row by row
/// from "f was next" like `Novelty`, with a Gaussian prior N((0, 1), I/40) and forgetting .998 (after Platt 1999). The other known labels
/// share what is left as before; f stays the likeliest, and how likely a new action is stays.
final class Confidence {
    private static let precision: Float = 40
    private static let retention: Float = 0.998
    private static let extreme: Float = 0.998

    let probabilities = Column<Float>(capacity: 64)
    private(set) var shift: Float = 0
    private(set) var slope: Float = 1
    /// Information on shift and slope.
    private var shiftInformation = precision
    private var jointInformation: Float = 0
    private var slopeInformation = precision
    /// At the asking at hand: the likeliest label, its log odds, and P'. Without a label before there is none.
    private var first: Int32?
    private var odds: Float = 0
    private var revised: Float = 0

    /// Takes the probabilities of known labels, given that the next one is known, and fills its own.
    ///
    /// - Parameter known: how likely the next label is a known one.
    func ask(_ given: Column<Float>, _ frame: Frame, known: Float) {
        probabilities.reserve(frame.stride)
        let (p, q, count) = (given.pointer, probabilities.pointer, frame.labelCount)
        for i in stride(from: 0, to: frame.stride, by: 8) { q.setLane(i, p.lane(i)) }
        first = nil
        guard count > 0 else { return }
        var likeliest = 0
        var second: Float = 0
        for l in 1..<max(1, count) {
            if p[l] > p[likeliest] {
                second = p[likeliest]
                likeliest = l
            } else if p[l] > second {
                second = p[l]
            }
        }
        first = Int32(likeliest)
        let top = p[likeliest]
        odds = logOdds(top * known, from: 1 - Self.extreme, to: Self.extreme)
        revised = logistic(shift + slope * odds)
        guard count > 1, top < 1, known > 0 else { return }
        let rest = 1 - top
        let kept = max(min(revised / known, Self.extreme), 1.001 * second / (rest + second))
        let scale = (1 - kept) / rest
        for i in stride(from: 0, to: frame.stride, by: 8) { q.setLane(i, q.lane(i) * scale) }
        q[likeliest] = kept
    }

    /// Learns from the asking at hand.
    ///
    /// - Parameter chosen: nil if the label was not known.
    func learn(chosen: Int32?) {
        guard let first else { return }
        let kept = Self.retention
        let pull = (1 - kept) * Self.precision
        let spread = revised * (1 - revised)
        shiftInformation = shiftInformation * kept + pull + spread
        jointInformation = jointInformation * kept + spread * odds
        slopeInformation = slopeInformation * kept + pull + spread * odds * odds
        let error = (chosen == first ? 1 : 0) - revised
        let (g0, g1) = (error - pull * shift, error * odds + pull * (1 - slope))
        let determinant = shiftInformation * slopeInformation - jointInformation * jointInformation
        shift += (slopeInformation * g0 - jointInformation * g1) / determinant
        slope += (shiftInformation * g1 - jointInformation * g0) / determinant
    }

    func write(to bytes: inout ByteWriter) {
        for value in [shift, slope, shiftInformation, jointInformation, slopeInformation] { bytes.write(value) }
    }

    func read(from bytes: inout ByteReader) -> Bool {
        guard let a = bytes.readFloat(), let b = bytes.readFloat(), let aa = bytes.readFloat(),
            let ab = bytes.readFloat(), let bb = bytes.readFloat(), aa * bb > ab * ab
        else { return false }
        (shift, slope, shiftInformation, jointInformation, slopeInformation) = (a, b, aa, ab, bb)
        return true
    }
}
