import Synchronization

/// The words of the user's own that an app brings along: names of contacts, albums, workouts.
public final class INVocabulary: NSObject, Sendable {
    private static let vocabulary = INVocabulary(())

    private let content = Mutex<[INVocabularyStringType: [String]]>([:])

    private init(_: Void) { super.init() }

    /// The vocabulary of this app.
    public class func shared() -> INVocabulary { vocabulary }

    /// Replaces the words of a type; the most important come first. What is no `NSString` is left out.
    public func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
        let words = vocabulary.array.compactMap { $0 as? String ?? ($0 as? NSString).map { $0 as String } }
        content.withLock { $0[type] = words }
    }

    /// Replaces the words of a type by their spoken forms; the most important come first.
    public func setVocabulary(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
        let words = vocabulary.array.compactMap { ($0 as? any INSpeakable)?.spokenPhrase }
        content.withLock { $0[type] = words }
    }

    /// Forgets all words of this app.
    public func removeAllVocabularyStrings() { content.withLock { $0 = [:] } }

    /// The words of a type.
    package func words(of type: INVocabularyStringType) -> [String] { content.withLock { $0[type] ?? [] } }
}
