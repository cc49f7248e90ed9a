import Testing

@testable import IntentDefinition

@Suite struct `Bad definition files` {
    private func failure(_ text: String) -> String {
        failure(bytes: Array(text.utf8))
    }

    private func failure(bytes: [UInt8]) -> String {
        do {
            let definition = try Definition(bytes: bytes, name: "Bad")
            return definition.diagnostics.first { $0.severity == .error }?.line ?? "no error"
        } catch { return error.line }
    }

    @Test func `an empty file says what belongs there`() {
        #expect(failure("") == "file:1:1: error: The file is empty. A definition file is an XML property list.")
    }

    @Test func `a symbolic link checked out as text is named`() {
        #expect(failure("../Shared/Intents.intentdefinition").contains("'../Shared/Intents.intentdefinition'"))
        #expect(failure("../Shared/Intents.intentdefinition").contains("symbolic link"))
    }

    @Test func `text and other XML are no property list`() {
        #expect(failure("Hello, world").contains("not a property list"))
        #expect(failure("<html></html>").contains("root is <html>"))
        #expect(failure("{\"INIntents\": []}").contains("not a property list"))
    }

    @Test func `a property list of something else is no definition`() {
        #expect(failure("<plist><dict><key>A</key><true/></dict></plist>").contains("no intent definition"))
        #expect(failure("<plist><array/></plist>").contains("not a dictionary"))
    }

    @Test func `each truncation gives an error and no crash`() throws {
        let bytes = try Fixture.bytes("Kitchen.intentdefinition")
        for length in stride(from: 0, to: bytes.count - 12, by: 1511) {
            #expect(failure(bytes: Array(bytes.prefix(length))) != "no error")
        }
        #expect(failure(bytes: Array(bytes.prefix(bytes.count / 2))).contains("cut short"))
    }

    @Test func `each single broken byte gives an answer`() throws {
        let bytes = try Fixture.bytes("Kitchen.intentdefinition")
        for position in stride(from: 0, to: bytes.count, by: 1511) {
            var broken = bytes
            broken[position] ^= 0x15
            #expect(!failure(bytes: broken).isEmpty)
        }
    }

    @Test func `wrong types name the key, the kind and the place`() {
        let text = "<plist>\n<dict>\n<key>INIntents</key>\n<string>none</string>\n</dict>\n</plist>"
        #expect(
            failure(text)
                == "file:4:1: error: INIntents must be an array, not a string. Correct the value.")
    }

    @Test func `deep nesting ends at the limit`() {
        let deep = String(repeating: "<array>", count: 200_000)
        #expect(failure("<plist>" + deep).contains("nested more than"))
    }

    @Test func `a million parameters give one clear error`() {
        let one = "<dict><key>INIntentParameterName</key><string>p</string></dict>"
        let many = String(repeating: one, count: 1_000_000)
        let text =
            "<plist><dict><key>INIntents</key><array><dict><key>INIntentName</key><string>Big</string>"
            + "<key>INIntentParameters</key><array>\(many)</array></dict></array></dict></plist>"
        #expect(failure(text).contains("at most"))
        let thousands = String(repeating: one, count: 5_000)
        #expect(
            failure(
                "<plist><dict><key>INIntents</key><array><dict><key>INIntentName</key><string>Big</string>"
                    + "<key>INIntentParameters</key><array>\(thousands)</array></dict></array></dict></plist>"
            ).contains("Intent 'Big' has 5000 parameters"))
    }

    @Test func `very many enums give one clear error`() {
        let many = String(
            repeating: "<dict><key>INEnumName</key><string>e</string></dict>", count: 50_000)
        #expect(failure("<plist><dict><key>INEnums</key><array>\(many)</array></dict></plist>").contains("has 50000"))
    }

    @Test func `entities of its own are refused`() {
        let bomb = "<!DOCTYPE plist [<!ENTITY a \"aaaa\">]><plist><dict/></plist>"
        #expect(failure(bomb).contains("entities of its own"))
    }

    @Test func `a parameter that is its own parent is an error`() {
        func parameter(_ name: String, parent: String) -> String {
            """
            <dict><key>INIntentParameterName</key><string>\(name)</string>
            <key>INIntentParameterType</key><string>String</string>
            <key>INIntentParameterRelationship</key><dict>
            <key>INIntentParameterRelationshipParentName</key><string>\(parent)</string>
            <key>INIntentParameterRelationshipPredicateName</key><string>HasAnyValue</string></dict></dict>
            """
        }
        let xml = Fixture.xml(
            """
            <key>INIntents</key><array><dict><key>INIntentName</key><string>Loop</string>
            <key>INIntentTitle</key><string>Loop</string><key>INIntentParameters</key><array>
            \(parameter("one", parent: "two"))\(parameter("two", parent: "one"))</array></dict></array>
            """)
        #expect(failure(bytes: xml).contains("its own parent"))
    }

    @Test func `binary property lists are read, broken ones refused`() throws {
        // bplist00, {"INIntents": [], "INEnums": []}: objects dict, 2 keys, 1 shared array.
        var bytes: [UInt8] = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for object in [[0xD2, 1, 2, 3, 3], [0x59] + Array("INIntents".utf8), [0x57] + Array("INEnums".utf8), [0xA0]] {
            offsets.append(UInt8(bytes.count))
            bytes += object
        }
        let table = UInt8(bytes.count)
        bytes += offsets
        bytes += [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 4] + [0, 0, 0, 0, 0, 0, 0, 0]
        bytes += [0, 0, 0, 0, 0, 0, 0, table]
        #expect(try Definition(bytes: bytes, name: "Binary").intents.isEmpty)
        for position in 8..<bytes.count {
            var broken = bytes
            broken[position] = 0xDF
            #expect(!failure(bytes: broken).isEmpty)
        }
        bytes[8 + 3] = 0
        #expect(failure(bytes: bytes).contains("holds itself"))
    }
}
