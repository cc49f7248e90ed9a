import Foundation
import Intents
import TestSupport
import Testing

/// The plugin makes source of this folder's definition with the options of `intentbuilder.options` beside it.
@Suite struct `Options of the plugin` {
    @Test func `the class prefix goes before the names of the definition`() {
        let intent = TKSwitchLampIntent()
        intent.brightness = 3
        #expect(NSStringFromClass(TKSwitchLampIntent.self) == "TKSwitchLampIntent")
        #expect(TKSwitchLampIntentResponse(code: .success, userActivity: nil).code == .success)
    }

    @Test func `what is generated is as visible as the options say`() throws {
        let source = try String(contentsOf: generated(), encoding: .utf8)
        #expect(source.contains("class TKSwitchLampIntent: INIntent"))
        #expect(!source.contains("public ") && !source.contains("open "))
    }

    /// What the build has generated for this target.
    private func generated() throws -> URL {
        let outputs = Places.buildFolder.appending(path: "plugins/outputs")
        let packages = try FileManager.default.contentsOfDirectory(at: outputs, includingPropertiesForKeys: nil)
        let file = "PluginOptionsTests/destination/IntentDefinitionPlugin/Lamp.intentdefinition.swift"
        return try #require(
            packages.map { $0.appending(path: file) }.first { FileManager.default.fileExists(atPath: $0.path) })
    }
}
