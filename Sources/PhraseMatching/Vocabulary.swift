/// The words of all phrases with the entries they stand in: finds candidates without looking at every phrase.
struct Vocabulary: Sendable {
    private var identifiersByWord: [String: Set<String>] = [:]
    private var spellingsByLength: [Int: [Spelling]] = [:]

    mutating func insert(_ id: String, words: [String]) {
        for word in Set(words) {
            if identifiersByWord[word] == nil {
                let spelling = Spelling(word)
                spellingsByLength[spelling.letters.count, default: []].append(spelling)
            }
            identifiersByWord[word, default: []].insert(id)
        }
    }

    mutating func remove(_ id: String, words: [String]) {
        for word in Set(words) {
            identifiersByWord[word]?.remove(id)
            guard identifiersByWord[word]?.isEmpty == true else { continue }
            identifiersByWord[word] = nil
            spellingsByLength[word.unicodeScalars.count]?.removeAll { $0.word == word }
        }
    }

    /// The known words that `word` can stand for, each with its likeness from 0 to 1.
    func words(like word: String) -> [String: Double] {
        var result: [String: Double] = identifiersByWord[word] == nil ? [:] : [word: 1]
        let said = Spelling(word)
        guard !word.hasPrefix("#"), said.slips > 0 else { return result }
        for length in said.letters.count - said.slips...said.letters.count + said.slips {
            for known in spellingsByLength[length] ?? [] where known.word != word && !known.word.hasPrefix("#") {
                let limit = min(said.slips, known.slips)
                guard let distance = said.distance(to: known, limit: limit) else { continue }
                result[known.word] = 1 - Double(distance) / Double(max(said.letters.count, length))
            }
        }
        return result
    }

    func identifiers(withSomeOf likenesses: [[String: Double]]) -> Set<String> {
        var result: Set<String> = []
        for likeness in likenesses {
            for word in likeness.keys { result.formUnion(identifiersByWord[word] ?? []) }
        }
        return result
    }

    func identifiers(withEvery words: [String]) -> Set<String> {
        guard let first = words.first, var result = identifiersByWord[first] else { return [] }
        for word in words.dropFirst() { result.formIntersection(identifiersByWord[word] ?? []) }
        return result
    }
}
