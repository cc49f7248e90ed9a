import FoundationEssentials
import IntentBuilder
import IntentDefinition
import Testing

@Suite struct `Writing Swift source` {
    private func source(_ generator: SwiftGenerator = SwiftGenerator()) throws -> String {
        try generator.source(for: Fixture.kitchen())
    }

    @Test func `properties have the types that Xcode gives them`() throws {
        let source = try source()
        for declaration in [
            "public class BrewTeaIntent: INIntent", "public var leaf: Leaf?", "public var strength: Strength {",
            "public var cups: NSNumber?", "public var milk: NSNumber?", "public var extras: [Extra]?",
            "public var servedAt: DateComponents?", "public var place: CLPlacemark?", "public var link: URL?",
            "public var papers: [INFile]?", "public var thing: INObject?", "public var price: INCurrencyAmount?",
        ] { #expect(source.contains(declaration), "\(declaration)") }
    }

    @Test func `custom codes count from 100 and standard ones keep their place`() throws {
        let source = try source()
        #expect(source.contains("case `success` = 4\n"))
        #expect(source.contains("case `leafMissing` = 100\n"))
        #expect(source.contains("case `waitForPot` = 102\n"))
    }

    @Test func `factories take the placeholders in the order of the texts`() throws {
        let source = try source()
        #expect(source.contains("static func success(leaf: Leaf, minutes: NSNumber, cups: NSNumber)"))
        #expect(source.contains("static func failure(problem: String)"))
        #expect(source.contains("static func waitForPot(order: Extra)"))
        #expect(!source.contains("static func leafMissing"))
    }

    @Test func `a code that ends with its first parameter's name drops that label`() throws {
        #expect(try source().contains("static func potLeaf(_ leaf: Leaf)"))
        #expect(try source().contains("static func failureCode(_ code: String)"))
    }

    @Test func `names of the base class get an underscore, keywords backticks`() throws {
        let source = try source()
        #expect(source.contains("public var description_: String? { get { _value(\"description\") }"))
        #expect(source.contains("public var `class`: String?"))
        #expect(source.contains("public var `default`: Strength"))
        let names = SwiftGenerator().diagnostics(for: try Fixture.kitchen()).map(\.message)
        #expect(names.contains { $0.contains("the Swift property is called 'hash_'") })
    }

    @Test func `a widget's handle is optional and comes after confirm`() throws {
        let source = try source()
        let start = try #require(source.firstRange(of: "protocol ShelfWidgetIntentHandling"))
        let end = try #require(source.firstRange(of: "class OddNamesIntent"))
        let widget = source[start.lowerBound..<end.lowerBound]
        let confirm = try #require(widget.firstRange(of: "func confirm("))
        let handle = try #require(widget.firstRange(of: "func handle("))
        #expect(confirm.lowerBound < handle.lowerBound)
        #expect(!widget.contains("static func _handle()"))
    }

    @Test func `nothing is made for an intent of the framework`() throws {
        #expect(try !source().contains("INPlayMediaIntent"))
    }

    @Test func `internal source says nothing of public`() throws {
        #expect(try !source(SwiftGenerator(visibility: .internal)).contains("public "))
    }

    @Test func `a project's prefix goes before enums and types`() throws {
        let source = try source(SwiftGenerator(classPrefix: "TK"))
        for name in ["enum TKStrength", "class TKLeaf", "class TKBrewTeaIntent", "class TKLeafResolutionResult"] {
            #expect(source.contains(name))
        }
    }

    @Test func `an old enum belongs to the intent that uses it`() throws {
        var kitchen = try Fixture.kitchen()
        kitchen.enumerations[0].isOwnType = false
        let source = try SwiftGenerator().source(for: kitchen)
        #expect(source.contains("enum BrewTeaStrength: Int"))
        #expect(source.contains("public var strength: BrewTeaStrength"))
        #expect(!source.contains("enum Strength"))
    }

    @Test func `a definition with errors has no source`() throws {
        var kitchen = try Fixture.kitchen()
        kitchen.enumerations = []
        #expect(throws: GenerationFailure.self) { try SwiftGenerator().source(for: kitchen) }
    }

    @Test func `texts can't break out of their literals`() throws {
        var kitchen = try Fixture.kitchen()
        kitchen.intents[0].title.base = "\"\\(exit(1))\n\u{202E}"
        let source = try SwiftGenerator().source(for: kitchen)
        #expect(source.contains("title: \"\\\"\\\\(exit(1))\\n\\u{202e}\""))
    }

    @Test(.enabled(if: Corpus.isPresent, "INKLING_CORPUS names no folder with definition files"))
    func `every member of the golden list is in the source`() throws {
        let folder = Corpus.folder.appending(path: "intentdefinition")
        let list = String(decoding: try Data(contentsOf: folder.appending(path: "GOLDEN.tsv")), as: UTF8.self)
        var sources: [String: String] = [:]
        var count = 0
        for row in list.split(separator: "\n").dropFirst() {
            let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            let member = GoldenMember(fields)
            if sources[member.file] == nil {
                let definition = try Corpus.read(folder.appending(path: member.file))
                sources[member.file] = try SwiftGenerator().source(for: definition)
            }
            #expect(member.isIn(sources[member.file] ?? ""), "\(row)")
            count += 1
        }
        #expect(count == 494)
    }
}
