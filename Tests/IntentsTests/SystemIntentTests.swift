import ShortcutModel
import Testing

@testable import Intents

/// The classes that the data file of the system's intents names.
enum SystemIntents {
    static let names: [String] = {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = root.appending(path: "Sources/Intents/System/system-intents.txt")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { $0.hasPrefix("intent ") }.map { "IN\($0.dropFirst(7))Intent" }
    }()

    static func make(_ name: String) -> INIntent { INIntent.make(IntentValue(className: name)) }

    static func makeResponse(_ name: String) throws -> INIntentResponse {
        let response = INIntentResponse.make(IntentResponseValue(code: 1, codeName: ""), for: make(name))
        return try #require(type(of: response) == INIntentResponse.self ? nil : response)
    }

    /// Gives every parameter a value.
    static func fill(_ record: _INRecord) throws {
        for parameter in type(of: record)._schema.parameters {
            record._values[parameter.name] = SystemSamples.stored(try sample(parameter))
        }
    }

    static func sample(_ parameter: _INSchema.Parameter) throws -> Any {
        let path = try #require(parameter.keyPath)
        return try SystemSamples.value(of: type(of: path).valueType)
    }

    /// Reads every parameter through its key path.
    static func expectSamples(in record: _INRecord) throws {
        for parameter in type(of: record)._schema.parameters {
            let path = try #require(parameter.keyPath)
            let value = try #require(record[keyPath: path], "\(type(of: record)).\(parameter.name)")
            #expect(same(value, try sample(parameter)), "\(type(of: record)).\(parameter.name) is \(value)")
        }
    }

    private static func same(_ value: Any, _ other: Any) -> Bool {
        let value = (value as? Any?).flatMap { $0 } ?? value
        return valuesAreEqual(value, other)
    }
}

@Suite struct `System intents` {
    @Test func `the data file names them all`() {
        #expect(SystemIntents.names.count == 61)
        #expect(Set(SystemIntents.names).count == SystemIntents.names.count)
    }

    @Test(arguments: SystemIntents.names) func `each has a class, a response and codes`(name: String) throws {
        let intent = SystemIntents.make(name)
        #expect(_className(of: type(of: intent)) == name)
        let schema = type(of: intent)._schema
        #expect(schema.className == name)
        #expect(schema.isSystem)
        #expect(!schema.codes.isEmpty)
        #expect(schema.responseClass.map { _className(of: $0) } == name + "Response")
        #expect((schema.handling == nil) == (name == "INGetReservationDetailsIntent"))
    }

    @Test(arguments: SystemIntents.names) func `each parameter keeps its value`(name: String) throws {
        let intent = SystemIntents.make(name)
        try SystemIntents.fill(intent)
        try SystemIntents.expectSamples(in: intent)
    }

    @Test(arguments: SystemIntents.names) func `each parameter is found by its key path`(name: String) throws {
        let type = type(of: SystemIntents.make(name))
        for schema in [type._schema, (type._schema.responseClass as? _INRecord.Type)?._schema].compactMap({ $0 }) {
            for parameter in schema.parameters {
                #expect(parameter.keyPath.flatMap(schema.name) == parameter.name)
            }
        }
    }

    @Test(arguments: SystemIntents.names) func `a copy is equal and stands alone`(name: String) throws {
        let intent = SystemIntents.make(name)
        try SystemIntents.fill(intent)
        let copy = try #require(intent.copy() as? INIntent)
        #expect(copy !== intent)
        #expect(copy == intent)
        #expect(copy.hash == intent.hash)
        guard let first = type(of: intent)._schema.parameters.first else { return }
        copy._values[first.name] = nil
        #expect(copy != intent)
        try SystemIntents.expectSamples(in: intent)
    }

    @Test(arguments: SystemIntents.names) func `an archive brings everything back`(name: String) throws {
        for record in [SystemIntents.make(name), try SystemIntents.makeResponse(name)] {
            for isFilled in [false, true] {
                if isFilled { try SystemIntents.fill(record) }
                let data = try NSKeyedArchiver.archivedData(withRootObject: record, requiringSecureCoding: true)
                let back = try NSKeyedUnarchiver.unarchivedObject(ofClass: type(of: record), from: data)
                let result = try #require(back)
                #expect(result == record)
                if isFilled { try SystemIntents.expectSamples(in: result) }
            }
        }
    }

    @Test func `values of every kind come back from an archive`() throws {
        for record in SystemSamples.records {
            let data = try NSKeyedArchiver.archivedData(withRootObject: record, requiringSecureCoding: true)
            let back = try NSKeyedUnarchiver.unarchivedObject(ofClass: type(of: record), from: data)
            #expect(back == record, "\(type(of: record))")
            #expect((record.copy() as? _INRecord) == record)
        }
    }

    @Test func `any of them makes a shortcut`() {
        #expect(INShortcut(intent: INPlayMediaIntent()) != nil)
        #expect(INShortcut(intent: INEndWorkoutIntent(workoutName: SystemSamples.words)) != nil)
    }

    @Test func `response codes have their raw values`() {
        #expect(INSendMessageIntentResponseCode.failureMessageServiceNotAvailable.rawValue == 6)
        #expect(INPlayMediaIntentResponseCode.success.rawValue == 4)
        #expect(INPlayMediaIntentResponseCode.handleInApp.rawValue == 5)
        #expect(INPlayMediaIntentResponseCode.failureMaxStreamLimitReached.rawValue == 11)
        #expect(INAddMediaIntentResponseCode.handleInApp.rawValue == 4)
        #expect(INStartCallIntentResponseCode.failureCallRinging.rawValue == 12)
        #expect(INStartWorkoutIntentResponseCode.success.rawValue == 8)
        #expect(INEndWorkoutIntentResponseCode.handleInApp.rawValue == 6)
        #expect(INSearchCallHistoryIntentResponseCode.success.rawValue == 7)
        #expect(INBookRestaurantReservationIntentCode.success.rawValue == 0)
        #expect(INGetAvailableRestaurantReservationBookingsIntentCode.failureRequestUnspecified.rawValue == 3)
        #expect(INSendPaymentIntentResponseCode.failureTermsAndConditionsAcceptanceRequired.rawValue == 13)
        #expect(INCancelRideIntentResponseCode.success.rawValue == 2)
    }

    @Test func `enumerations have their raw values`() {
        #expect(INMediaItemType.news.rawValue == 20)
        #expect(INCallDestinationType.normalDestination == .normal)
        #expect(INCallDestinationType.redialDestination.rawValue == 4)
        #expect(INVocabularyStringType.mediaShowTitle.rawValue == 704)
        #expect(INPhotoAttributeOptions.longExposurePhoto.rawValue == 1 << 28)
        #expect(INMessageType.link.rawValue == 25)
        #expect(INConditionalOperator.none.rawValue == 2)
        #expect(INWorkoutGoalUnitType.kiloCalorie.rawValue == 10)
        #expect(INRidePhase.pickup.rawValue == 6)
        #expect(INAddTasksTargetTaskListConfirmationReason.listShouldBeCreated.rawValue == 1)
        #expect(INStartCallContactUnsupportedReason.noUsableHandleForRedial.rawValue == 7)
    }

    @Test func `an unknown raw value reads as the case for it`() {
        let intent = INPlayMediaIntent(playbackRepeatMode: .one)
        #expect(intent.playbackRepeatMode == .one)
        intent._values["playbackRepeatMode"] = 99
        #expect(intent.playbackRepeatMode == .unknown)
        #expect(INPlayMediaIntentResponse(_code: 99, userActivity: nil).code == .unspecified)
    }
}
