import Intents
import Testing

@Suite struct `Using generated classes` {
    @Test func `names come without the module`() {
        #expect(NSStringFromClass(BrewTeaIntent.self) == "BrewTeaIntent")
        #expect(BrewTeaIntent._schema.className == "BrewTeaIntent")
        let activity = NSUserActivity(activityType: NSStringFromClass(BrewTeaIntent.self))
        #expect(activity.activityType == "BrewTeaIntent")
        #expect(NSStringFromClass(NSUserActivity.self).hasSuffix("NSUserActivity"))
    }

    @Test func `numbers are written and read as with Apple's tool`() {
        let intent = BrewTeaIntent()
        intent.cups = 3
        intent.sugar = 1.5
        intent.milk = true as NSNumber
        #expect(intent.cups as? Int == 3)
        #expect(intent.cups?.intValue == 3)
        #expect(intent.sugar?.doubleValue == 1.5)
        #expect(intent.milk?.boolValue == true)
        intent.cups = nil
        #expect(intent.cups == nil)
    }

    @Test func `an enum that is not set reads as unknown`() {
        let intent = BrewTeaIntent()
        #expect(intent.strength == .unknown)
        intent.strength = Strength(level: 4)
        #expect(intent.strength == .strong)
        #expect(intent._values["strength"] as? Int == 4)
    }

    @Test func `images are found by key path, also for enums and renamed properties`() {
        let intent = BrewTeaIntent()
        let image = INImage(named: "leaf")
        intent.setImage(image, forParameterNamed: \.leaf)
        intent.setImage(image, forParameterNamed: \BrewTeaIntent.strength)
        #expect(intent.image(forParameterNamed: \.leaf) == image)
        #expect(intent.image(forParameterNamed: \.strength) == image)
        #expect(intent.image(forParameterNamed: \.cups) == nil)
        let odd = OddNamesIntent()
        odd.setImage(image, forParameterNamed: \.description_)
        #expect(odd.__image(forParameterNamed: "description") == image)
    }

    @Test func `parameters are found by key path`() throws {
        let parameter = try #require(INParameter(keyPath: \BrewTeaIntent.extras))
        #expect(parameter.parameterKeyPath == "extras")
        #expect(ObjectIdentifier(parameter.parameterClass) == ObjectIdentifier(BrewTeaIntent.self))
    }

    @Test func `responses know their code, and factories fill them`() {
        let response = BrewTeaIntentResponse.potLeaf(Leaf(named: "assam"))
        #expect(response.code == .potLeaf)
        #expect(response.code.rawValue == 101)
        #expect(response.leaf?.identifier == "assam")
        #expect(BrewTeaIntentResponse(code: .ready, userActivity: nil).code == .ready)
        #expect(BrewTeaIntentResponse._schema.codes.map(\.name).suffix(3) == ["leafMissing", "potLeaf", "waitForPot"])
    }

    @Test func `an own code is a success where the definition says so`() {
        func status(_ code: BrewTeaIntentResponseCode) -> INIntentHandlingStatus {
            let response = BrewTeaIntentResponse(code: code, userActivity: nil)
            return INInteraction(intent: BrewTeaIntent(), response: response).intentHandlingStatus
        }
        #expect(status(.leafMissing) == .failure)
        #expect(status(.waitForPot) == .success)
        #expect(status(.success) == .success)
        #expect(status(.failureRequiringAppLaunch) == .deferredToApplication)
    }

    @Test func `an intent has the description of its definition`() {
        #expect(BrewTeaIntent().intentDescription == "Brews a pot of tea")
        #expect(OddNamesIntent().intentDescription == nil)
    }

    @Test func `keywords and names of the base class work as parameters`() {
        let intent = OddNamesIntent()
        intent.description_ = "text"
        intent.hash_ = 7
        intent.class = "first"
        intent.default = .default
        intent.init_ = true
        intent.code = "c"
        intent.self_ = "me"
        intent.identifier_ = "own"
        intent.copy_ = "twice"
        #expect(intent.default == .default)
        #expect(intent._values["description"] as? String == "text")
        #expect(intent._values["class"] as? String == "first")
        #expect(intent._values["init"] as? NSNumber == true)
        #expect(intent.identifier != "own")
        #expect(intent.description != "text")
        let leaf = Leaf(identifier: "l", display: "Leaf")
        leaf.default = false
        leaf.description_ = "green"
        leaf.image = INFile(data: Data(), filename: "a.png", typeIdentifier: nil)
        #expect(leaf._values["description"] as? String == "green")
        let response = OddNamesIntentResponse.success(code: "c", description: "d")
        #expect(response.code == .success)
        #expect(response.code_ == "c")
        #expect(response.description_ == "d")
        #expect(OddNamesIntentResponse.failureCode("x").code_ == "x")
    }

    @Test func `the schema holds what the definition says`() throws {
        let schema = BrewTeaIntent._schema
        #expect(schema.parameters.map(\.name).prefix(2) == ["leaf", "strength"])
        #expect(schema.combination(of: ["cups", "leaf"])?.isPrimary == true)
        #expect(schema.combination(of: [])?.hasTitle == false)
        #expect(schema.isEligibleForSuggestions && schema.isConfigurable)
        #expect(schema.keyParameter == "leaf")
        #expect(schema.definition == "Kitchen.intentdefinition")
        guard case .enumeration(let type)? = schema.parameter(named: "strength")?.kind else {
            Issue.record("strength is no enumeration")
            return
        }
        #expect(type.caseName(4) == "strong")
        #expect(type.caseName(5) == nil)
        #expect(!ShelfWidgetIntent._schema.isEligibleForSuggestions)
    }

    @Test func `copies are separate and stay in their class`() throws {
        let intent = BrewTeaIntent(leaf: Leaf(named: "assam"), cups: 2)
        let copy = try #require(intent.copy() as? BrewTeaIntent)
        copy.cups = 5
        #expect(intent.cups == 2)
        #expect(copy.leaf == intent.leaf)
    }
}
