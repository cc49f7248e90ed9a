import FoundationEssentials
import ShortcutModel
import Testing

@Suite struct `Equality of shortcuts` {
    @Test func `leaves the identifier of an intent aside`() {
        let a = IntentValue(className: "A", parameters: ["x": .integer(1)], identifier: "1")
        let b = IntentValue(className: "A", parameters: ["x": .integer(1)], identifier: "2", images: ["": .named("n")])
        #expect(a == b)
        #expect(a.hashValue == b.hashValue)
        #expect(a != IntentValue(className: "A", parameters: ["x": .integer(2)]))
        #expect(a != IntentValue(className: "B", parameters: ["x": .integer(1)]))
    }

    @Test func `compares the required part of an activity's userInfo`() {
        let a = ActivityValue(
            activityType: "t", userInfo: ["id": .integer(1), "scroll": .integer(5)], requiredUserInfoKeys: ["id"])
        var b = a
        b.userInfo["scroll"] = .integer(9)
        #expect(a.isSameShortcut(as: b))
        b.requiredUserInfoKeys = nil
        #expect(!a.isSameShortcut(as: b))
    }

    @Test func `takes objects with one identifier for one, whatever they are called`() {
        let a = ObjectValue(typeName: "Soup", identifier: "1", displayString: "Tomato")
        let b = ObjectValue(typeName: "Soup", identifier: "1", displayString: "Tomate")
        #expect(a == b)
        #expect(ParameterValue.object(a).canonicalText == ParameterValue.object(b).canonicalText)
        #expect(a != ObjectValue(typeName: "Topping", identifier: "1", displayString: "Tomato"))
        #expect(ObjectValue(typeName: "Soup", displayString: "x") != ObjectValue(typeName: "Soup", displayString: "y"))
    }
}

@Suite struct `The canonical text of a value` {
    @Test func `differs where values differ, also when they look alike`() {
        let values: [ParameterValue] = [
            .string("1"), .integer(1), .decimal(1), .boolean(true), .null, .date(1), .url("1"), .uuid("1"),
            .data([1]), .array([.integer(1)]), .set([.integer(1)]), .dictionary(["1": .integer(1)]),
            .array([.string("a"), .string("b")]), .array([.string("as1:b")]), .array([.array([.string("a")])]),
            .object(ObjectValue(typeName: "1", identifier: "1")), .object(ObjectValue(typeName: "1")),
        ]
        #expect(Set(values.map(\.canonicalText)).count == values.count)
    }

    @Test func `is the same for sets and dictionaries in any order`() {
        #expect(
            ParameterValue.set([.integer(1), .integer(2), .string("x")]).canonicalText
                == ParameterValue.set([.string("x"), .integer(2), .integer(1)]).canonicalText)
    }
}

@Suite struct `A manifest` {
    private func manifest(_ body: String) throws -> AppManifest {
        try AppManifest(
            propertyList: Data(
                "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(body)</dict></plist>".utf8))
    }

    @Test func `is read from an Info.plist`() throws {
        let manifest = try manifest(
            """
            <key>CFBundleIdentifier</key><string>org.example.Soup-Chef</string>
            <key>CFBundleName</key><string>Soup Chef</string>
            <key>CFBundleExecutable</key><string>soupchef</string>
            <key>NSUserActivityTypes</key><array><string>org.example.view</string></array>
            <key>INIntentsSupported</key><array><string>OrderSoupIntent</string></array>
            """)
        #expect(manifest.bundleIdentifier == "org.example.Soup-Chef")
        #expect(manifest.name == "Soup Chef")
        #expect(manifest.activityTypes == ["org.example.view"])
        #expect(manifest.supportedIntents == ["OrderSoupIntent"])
        #expect(AppManifest.objectPath(for: manifest.bundleIdentifier) == "/org/example/Soup_Chef")
    }

    @Test func `takes its intents from the extension's attributes too`() throws {
        let manifest = try manifest(
            """
            <key>CFBundleIdentifier</key><string>org.example.A</string>
            <key>NSExtension</key><dict><key>NSExtensionAttributes</key><dict>
            <key>IntentsSupported</key><array><string>AIntent</string></array></dict></dict>
            """)
        #expect(manifest.supportedIntents == ["AIntent"])
    }

    @Test(arguments: [
        ("", "no CFBundleIdentifier"),
        ("<key>CFBundleIdentifier</key><string></string>", "no CFBundleIdentifier"),
        ("<key>CFBundleIdentifier</key><string>one</string>", "'one'"),
        ("<key>CFBundleIdentifier</key><string>../../etc</string>", "can't be a bus name"),
        ("<key>CFBundleIdentifier</key><string>org.1x</string>", "can't be a bus name"),
        ("<key>CFBundleIdentifier</key><integer>1</integer>", "CFBundleIdentifier has the wrong type"),
        (
            "<key>CFBundleIdentifier</key><string>a.b</string><key>NSUserActivityTypes</key><string>x</string>",
            "NSUserActivityTypes has the wrong type"
        ),
    ])
    func `that is wrong is refused with the key and the mend`(body: String, message: String) throws {
        let fault = #expect(throws: AppManifest.Fault.self) { try manifest(body) }
        #expect(fault?.description.contains(message) == true, "\(fault?.description ?? "")")
    }

    @Test func `that is no property list is refused`() {
        let fault = #expect(throws: AppManifest.Fault.self) { try AppManifest(propertyList: Data("no plist".utf8)) }
        #expect(fault?.description.contains("not a property list") == true)
    }
}
