import Testing

@testable import Intents

@Suite struct `Coding, copying and equality` {
    @Test(arguments: Samples.values + Samples.objects + Samples.intents)
    func `an instance comes back from secure coding with the same values`(_ sample: Sample) throws {
        let original = sample.make()
        let data = try NSKeyedArchiver.archivedData(withRootObject: original, requiringSecureCoding: true)
        let decoder = try NSKeyedUnarchiver(forReadingFrom: data)
        decoder.requiresSecureCoding = true
        let copy = decoder.decodeObject(of: [type(of: original)], forKey: NSKeyedArchiveRootObjectKey) as? NSObject
        #expect(copy != nil)
        #expect(copy !== original)
        #expect(copy == original)
        #expect(copy?.hash == original.hash)
        expectSameContent(copy, original)
    }

    @Test(arguments: Samples.values + Samples.objects + Samples.intents + Samples.collections)
    func `a copy is another object with the same values`(_ sample: Sample) throws {
        let original = sample.make()
        let copying = try #require(original as? any NSCopying)
        let copy = copying.copy(with: nil) as? NSObject
        #expect(copy !== original)
        #expect(copy == original)
        #expect(copy?.hash == original.hash)
        expectSameContent(copy, original)
    }

    /// What does not count for equality must come back too.
    private func expectSameContent(_ copy: NSObject?, _ original: NSObject) {
        if let record = original as? _INRecord, !(original is INIntentResponse) {
            #expect(valuesAreEqual((copy as? _INRecord)?._values ?? [:], record._values))
        }
        guard let intent = original as? INIntent, let copy = copy as? INIntent else { return }
        #expect(copy.identifier == intent.identifier)
        #expect(copy.suggestedInvocationPhrase == intent.suggestedInvocationPhrase)
        #expect(copy.shortcutAvailability == intent.shortcutAvailability)
        #expect(copy.images == intent.images)
        #expect(copy.donationMetadata == intent.donationMetadata)
    }

    @Test func `a change of a copy leaves the original alone`() {
        let intent = makeSoupIntent()
        let copy = intent.copy() as? OrderSoupIntent
        copy?.quantity = 9
        copy?.soup?.subtitleString = "changed"
        #expect(intent.quantity == 2)
        #expect(intent.soup?.subtitleString == nil)
    }

    @Test func `an interaction gives out copies of its intent`() {
        let intent = makeSoupIntent()
        let interaction = INInteraction(intent: intent, response: nil)
        intent.quantity = 9
        (interaction.intent as? OrderSoupIntent)?.quantity = 8
        #expect((interaction.intent as? OrderSoupIntent)?.quantity == 2)
    }

    @Test func `an intent whose class is not in the program keeps its values`() throws {
        let value = try makeSoupIntent().intentValue()
        var foreign = value
        foreign.className = "ForeignIntent"
        let intent = INIntent.make(foreign)
        #expect(!(intent is OrderSoupIntent))
        #expect(try intent.intentValue() == foreign)
        #expect(try (intent.copy() as? INIntent)?.intentValue() == foreign)
    }

    @Test func `objects with an identifier are the same whatever they are called today`() {
        #expect(INObject(identifier: "a", display: "A") == INObject(identifier: "a", display: "B"))
        #expect(INObject(identifier: nil, display: "A") != INObject(identifier: nil, display: "B"))
        #expect(INObject(identifier: "a", display: "A") != Soup(identifier: "a", display: "A"))
    }
}
