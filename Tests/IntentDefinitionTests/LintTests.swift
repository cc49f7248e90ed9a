import IntentBuilder
import Testing

@testable import IntentDefinition

@Suite struct `Linting a definition` {
    private func problems(_ change: (inout Definition) -> Void) throws -> [String] {
        var kitchen = try Fixture.kitchen()
        change(&kitchen)
        return kitchen.diagnostics.map(\.message)
    }

    @Test func `the kitchen is clean`() throws {
        #expect(try problems { _ in } == [])
    }

    @Test func `a missing enum and a missing type are errors`() throws {
        let found = try problems {
            $0.enumerations = []
            $0.types = []
        }
        #expect(found.contains { $0.contains("enum 'Strength', which the file does not declare") })
        #expect(found.contains { $0.contains("type 'Leaf', which the file does not declare") })
    }

    @Test func `names that can't be Swift names are errors`() throws {
        let found = try problems { $0.intents[0].parameters[0].name = "two words" }
        #expect(found.contains { $0.contains("has the name 'two words', which can't be a Swift name") })
    }

    @Test func `two things with one name are errors`() throws {
        let found = try problems {
            $0.intents.append($0.intents[0])
            $0.enumerations[0].cases.append(.init(name: "mild", index: 1))
        }
        #expect(found.contains { $0.contains("The name 'BrewTeaIntent' of this intent is taken") })
        #expect(found.contains { $0.contains("two cases called 'mild'") })
        #expect(found.contains { $0.contains("two cases with the index 1") })
    }

    /// What the generator says of a definition of one intent, Order.
    private func nameProblems(
        types: [String] = [], enumerations: [String] = [], parameters: [String] = [], reasons: [String] = []
    ) -> [String] {
        var order = Intent(name: "Order")
        order.title = Text("Order")
        order.parameters = parameters.map { name in
            var parameter = Parameter(name: name, type: .string)
            parameter.supportsResolution = true
            parameter.unsupportedReasons = reasons.map { .init(code: $0, text: Text(""), isStandard: false) }
            return parameter
        }
        var definition = Definition(name: "Kitchen")
        definition.intents = [order]
        definition.types = types.map { ObjectType(name: $0) }
        definition.enumerations = enumerations.map { name in
            var enumeration = Enumeration(name: name)
            enumeration.cases = [.init(name: "unknown", index: 0)]
            return enumeration
        }
        return SwiftGenerator().diagnostics(for: definition).filter { $0.severity == .error }.map(\.message)
    }

    @Test(
        arguments: [
            "OrderIntentResponse", "OrderIntentResponseCode", "OrderIntentHandling", "OrderQuantityResolutionResult",
            "OrderQuantityUnsupportedReason", "OrderQuantity",
        ])
    func `a name that the file declares for something else is an error`(name: String) {
        for found in [
            nameProblems(types: [name], parameters: ["quantity"], reasons: ["tooMany"]),
            nameProblems(enumerations: [name], parameters: ["quantity"], reasons: ["tooMany"]),
        ] {
            #expect(found.count == 1 && found.allSatisfy { $0.contains("would be declared twice") }, "\(found)")
        }
    }

    @Test(arguments: ["Swift", "INObject", "INIntent", "UnitLength", "String", "INPerson", "INStringResolutionResult"])
    func `a name that generated code uses is an error`(name: String) {
        for found in [nameProblems(types: [name]), nameProblems(enumerations: [name])] {
            #expect(found.count == 1 && found.allSatisfy { $0.contains("would hide the Swift type") }, "\(found)")
        }
    }

    @Test func `parameters that would have one method, or hide a class of the file, are errors`() {
        #expect(
            nameProblems(parameters: ["soup", "Soup"]).first?.contains("both have the method 'resolveSoup'") == true)
        #expect(nameProblems(parameters: ["OrderIntent"]).first?.contains("would hide the Swift type") == true)
        #expect(nameProblems(types: ["INStation"], enumerations: ["Size"], parameters: ["soup", "URL"]).isEmpty)
    }

    @Test func `combinations that nothing can match are named`() throws {
        let found = try problems {
            $0.intents[0].combinations.append(.init(key: "leaf,spoon", title: Text("${cups}")))
            $0.intents[0].combinations.append(.init(key: "leaf,cups"))
        }
        #expect(found.contains { $0.contains("names 'spoon', which is no parameter") })
        #expect(found.contains { $0.contains("placeholder ${cups}, which is no parameter of the combination") })
        #expect(found.contains { $0.contains("declares the parameters of 'leaf,cups' twice") })
    }

    @Test func `marks that contradict each other are named`() throws {
        let found = try problems {
            $0.intents[0].isEligibleForSuggestions = false
            $0.intents[1].isEligibleForSuggestions = true
            $0.intents[0].parameters[1].metadata.defaultValue = .string("hot")
        }
        #expect(found.contains { $0.contains("ineligible for suggestions: they have no effect") })
        #expect(found.contains { $0.contains("'ShelfWidget' is eligible for suggestions but declares no combination") })
        #expect(found.contains { $0.contains("default 'hot', which is no case") })
    }

    @Test func `an unknown type word is a warning that names it`() throws {
        var kitchen = try Fixture.kitchen()
        kitchen.intents[0].parameters[5].type = .unknown("Colour")
        let problem = try #require(kitchen.diagnostics.first { $0.message.contains("'Colour'") })
        #expect(problem.severity == .warning)
        #expect(problem.location != nil)
    }
}
