/// A feature of the mix: its name and the weight it starts with.
struct FeatureDeclaration {
    var name: String
    var startWeight: Float
}

/// A family of experts: each says, about every label, the log of the ratio of its own probability to a parent's.
///
/// An expert without evidence says 0. A family may keep bounded state of its own, learnt from each own row before the
/// row joins the history.
protocol ExpertFamily: AnyObject, SendableMetatype {
    static var name: String { get }
    static var features: [FeatureDeclaration] { get }
    init()
    /// Tells the family where the features of others stand; by position, the names of all features.
    func findParts(among names: [String])
    /// Fills the family's features, `first` being the index of its first.
    func fill(_ frame: Frame, _ history: History, first: Int)
    /// Learns which label was chosen (nil: one that was not known) at the asking that `frame` describes.
    func learn(_ frame: Frame, _ history: History, chosen: Int32?)
    /// The indices of contexts that the family keeps; the snapshot takes care of them.
    var indices: [ContextIndex] { get }
    /// The other state of the family.
    func write(to bytes: inout ByteWriter)
    func read(from bytes: inout ByteReader) -> Bool
}

extension ExpertFamily {
    func learn(_ frame: Frame, _ history: History, chosen: Int32?) {}
    var indices: [ContextIndex] { [] }
    func findParts(among names: [String]) {}
    func write(to bytes: inout ByteWriter) {}
    func read(from bytes: inout ByteReader) -> Bool { true }
}

/// Every family, in the order in which they speak: a family whose parent is another's distribution stands after it.
let allExpertFamilies: [any ExpertFamily.Type] = [
    Frequency.self, TimeOfDay.self, PrecedingActions.self, GapContexts.self, Likeness.self,
    RecencyRank.self, AfterLast.self, Hazard.self, Indicators.self, Incoming.self, SignalContexts.self,
    Rhythm.self, Interactions.self,
]
