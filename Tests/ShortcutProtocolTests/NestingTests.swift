import Bus
import ShortcutModel
import ShortcutProtocol
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct `Values inside of values` {
    private static let echo = """
        <node><interface name="org.inkling.Test2"><method name="Echo">
        <arg type="aa{sv}" direction="in"/><arg type="aa{sv}" direction="out"/></method></interface></node>
        """

    private static let deepest: [ParameterValue] = [
        (0..<16).reduce(.string("bottom")) { inner, _ in .dictionary(["a": inner]) },
        (0..<24).reduce(.string("bottom")) { inner, _ in .array([inner]) },
        (0..<12).reduce(.string("bottom")) { inner, _ in .set([inner]) },
        (0..<6).reduce(.string("bottom")) { inner, _ in .object(ObjectValue(typeName: "A", properties: ["a": inner])) },
        (0..<15).reduce(.date(1)) { inner, _ in .dictionary(["a": inner]) },
    ]

    @Test func `cross a real bus in the deepest message, as deep as they may be`() async throws {
        try await TestBus.withBus { bus in
            let server = try await bus.connect()
            let client = try await bus.connect()
            let interface = try BusInterface(xml: Self.echo)
            let export = try await server.export(interface, at: "/test", property: { _ in "" }) { $0.arguments }
            #expect(try await server.requestName("org.inkling.Test2"))
            for value in Self.deepest {
                #expect(value.nesting <= ParameterValue.maximumNesting)
                let donation = Donation(
                    identifier: "d", action: .activity(ActivityValue(activityType: "a")), date: 1,
                    response: .init(
                        code: 1, codeName: "a",
                        userActivity: ActivityValue(activityType: "a", userInfo: ["deep": value])))
                let entry = BusValue.dictionary(["donation": .dictionary(donation.busDictionary)])
                let answer = try await client.call(
                    "org.inkling.Test2", path: "/test", interface: "org.inkling.Test2", method: "Echo",
                    [.array([entry])], signature: "aa{sv}", timeout: 120)
                let echoed = try #require(answer.first?.array?.first?.dictionary?["donation"]?.dictionary)
                #expect(try Donation(busDictionary: echoed, identifier: "", date: 0, utcOffset: 0) == donation)
            }
            export.end()
        }
    }

    @Test func `are refused when they are deeper`() {
        for value in Self.deepest {
            for deeper in [ParameterValue.dictionary(["a": value]), .array([value]), .set([value])] {
                let error = #expect(throws: BusError.self) { try ParameterValue(deeper.busValue, subject: "it") }
                #expect(error?.message.hasPrefix("it: values are nested too deeply") == true)
            }
            #expect(throws: Never.self) { try ParameterValue(value.busValue, subject: "it") }
        }
    }
}

@Suite struct `What only some apps say` {
    @Test func `crosses the bus`() throws {
        let activity = ActivityValue(
            activityType: "a", isEligibleForHandoff: false, isEligibleForPublicIndexing: true,
            contentAttributes: ["title": .string("t")])
        #expect(try ActivityValue(busDictionary: activity.busDictionary) == activity)
        let intent = IntentValue(
            className: "A", images: ["": .url("file:///a.png", .init(width: 1, height: 2))],
            donationMetadata: ObjectValue(typeName: "Metadata", properties: ["count": .integer(3)]))
        let copy = try IntentValue(busDictionary: intent.busDictionary)
        #expect(copy.images == intent.images)
        #expect(copy.donationMetadata == intent.donationMetadata)
        #expect(copy.donationMetadata?.properties == ["count": .integer(3)])
    }
}
