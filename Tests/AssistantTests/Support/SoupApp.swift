import Foundation
import ShortcutModel

/// An app for tests: it orders soup.
enum SoupApp {
    static let identifier = "org.example.Soup"
    static let order = "OrderSoupIntent"
    static let menu = "org.example.Soup.menu"

    /// Writes the app's folder into a root of apps.
    static func install(
        in root: URL, identifier: String = identifier, manifest: String? = nil, definition: String = definition,
        handlesInBackground: Bool = true
    ) throws {
        let folder = root.appending(path: identifier)
        let german = folder.appending(path: "de.lproj")
        try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
        for program in ["app", "extension"] {
            try Data("\(identifier) \(program)".utf8).write(to: folder.appending(path: program))
        }
        try write(definition, to: folder.appending(path: "Soup.intentdefinition"))
        try write("\"TitleS\" = \"${soup} bestellen\";\n", to: german.appending(path: "Soup.strings"))
        // The manifest last: it makes the app known.
        let text = manifest ?? Self.manifest(identifier, handlesInBackground: handlesInBackground)
        try write(text, to: folder.appending(path: "Info.plist"))
    }

    static func tomato(quantity: Int? = nil) -> IntentValue { soup("tomato", "Tomato Soup", quantity: quantity) }

    static func soup(_ identifier: String, _ name: String, quantity: Int? = nil) -> IntentValue {
        var intent = IntentValue(
            className: order,
            parameters: ["soup": .object(ObjectValue(typeName: "Soup", identifier: identifier, displayString: name))])
        if let quantity { intent.parameters["quantity"] = .integer(Int64(quantity)) }
        return intent
    }

    static func activity(_ title: String? = "See the menu", type: String = menu) -> ActivityValue {
        ActivityValue(activityType: type, title: title, isEligibleForPrediction: true)
    }

    private static func write(_ text: String, to file: URL) throws {
        try Data(text.utf8).write(to: file, options: .atomic)
    }

    static func manifest(_ identifier: String, handlesInBackground: Bool = true) -> String {
        let background = """
            <key>INExtensionExecutable</key><string>extension</string>
            <key>INIntentsSupported</key><array><string>OrderSoupIntent</string></array>
            """
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>CFBundleIdentifier</key><string>\(identifier)</string>
            <key>CFBundleName</key><string>Soup Kitchen</string>
            <key>CFBundleExecutable</key><string>app</string>
            \(handlesInBackground ? background : "")
            <key>NSUserActivityTypes</key><array>
            <string>org.example.Soup.menu</string><string>OrderSoupIntent</string>
            </array></dict></plist>
            """
    }

    static let definition = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>INIntentDefinitionModelVersion</key><string>1.2</string>
        <key>INIntentDefinitionNamespace</key><string>aB1cD2</string>
        <key>INEnums</key><array/>
        <key>INTypes</key><array><dict>
          <key>INTypeName</key><string>Soup</string>
          <key>INTypeDisplayName</key><string>Soup</string>
          <key>INTypeProperties</key><array/>
        </dict></array>
        <key>INIntents</key><array>
        <dict>
          <key>INIntentName</key><string>OrderSoup</string>
          <key>INIntentInput</key><string>quantity</string>
          <key>INIntentTitle</key><string>Order Soup</string>
          <key>INIntentTitleID</key><string>Title0</string>
          <key>INIntentType</key><string>Custom</string>
          <key>INIntentCategory</key><string>order</string>
          <key>INIntentVerb</key><string>Order</string>
          <key>INIntentParameters</key><array>
            <dict>
              <key>INIntentParameterName</key><string>soup</string>
              <key>INIntentParameterDisplayName</key><string>Soup</string>
              <key>INIntentParameterType</key><string>Object</string>
              <key>INIntentParameterObjectType</key><string>Soup</string>
              <key>INIntentParameterObjectTypeNamespace</key><string>aB1cD2</string>
              <key>INIntentParameterSupportsResolution</key><true/>
              <key>INIntentParameterPromptDialogs</key><array><dict>
                <key>INIntentParameterPromptDialogType</key><string>Primary</string>
                <key>INIntentParameterPromptDialogFormatString</key><string>Which soup would you like?</string>
              </dict></array>
            </dict>
            <dict>
              <key>INIntentParameterName</key><string>quantity</string>
              <key>INIntentParameterDisplayName</key><string>Quantity</string>
              <key>INIntentParameterType</key><string>Integer</string>
              <key>INIntentParameterMetadata</key><dict>
                <key>INIntentParameterMetadataMinimumValue</key><integer>1</integer>
                <key>INIntentParameterMetadataMaximumValue</key><integer>9</integer>
              </dict>
              <key>INIntentParameterUnsupportedReasons</key><array><dict>
                <key>INIntentParameterUnsupportedReasonCode</key><string>outOfRange</string>
                <key>INIntentParameterUnsupportedReasonFormatString</key>
                <string>The ${displayName} must be from ${minimumValue} to ${maximumValue}, not ${quantity}.</string>
              </dict></array>
            </dict>
            <dict>
              <key>INIntentParameterName</key><string>guests</string>
              <key>INIntentParameterDisplayName</key><string>Guests</string>
              <key>INIntentParameterType</key><string>String</string>
              <key>INIntentParameterSupportsMultipleValues</key><true/>
              <key>INIntentParameterSupportsResolution</key><true/>
              <key>INIntentParameterPromptDialogs</key><array><dict>
                <key>INIntentParameterPromptDialogType</key><string>DisambiguationSelection</string>
                <key>INIntentParameterPromptDialogFormatString</key><string>Which of the ${count} ${guests}?</string>
              </dict></array>
            </dict>
          </array>
          <key>INIntentParameterCombinations</key><dict>
            <key>soup</key><dict>
              <key>INIntentParameterCombinationTitle</key><string>Order ${soup}</string>
              <key>INIntentParameterCombinationTitleID</key><string>TitleS</string>
              <key>INIntentParameterCombinationIsPrimary</key><true/>
              <key>INIntentParameterCombinationSupportsBackgroundExecution</key><true/>
            </dict>
            <key>quantity,soup</key><dict>
              <key>INIntentParameterCombinationTitle</key><string>Order ${quantity} ${soup}</string>
              <key>INIntentParameterCombinationTitleID</key><string>TitleQ</string>
              <key>INIntentParameterCombinationSubtitle</key><string>From the kitchen</string>
              <key>INIntentParameterCombinationSupportsBackgroundExecution</key><true/>
            </dict>
          </dict>
          <key>INIntentResponse</key><dict>
            <key>INIntentResponseCodes</key><array>
              <dict>
                <key>INIntentResponseCodeName</key><string>success</string>
                <key>INIntentResponseCodeSuccess</key><true/>
                <key>INIntentResponseCodeFormatString</key>
                <string>Your ${soup} is ready in ${minutes} minutes.</string>
              </dict>
              <dict>
                <key>INIntentResponseCodeName</key><string>failure</string>
              </dict>
              <dict>
                <key>INIntentResponseCodeName</key><string>soldOut</string>
                <key>INIntentResponseCodeFormatString</key><string>${soup} is sold out.</string>
              </dict>
            </array>
            <key>INIntentResponseParameters</key><array><dict>
              <key>INIntentResponseParameterName</key><string>minutes</string>
              <key>INIntentResponseParameterType</key><string>Integer</string>
            </dict></array>
          </dict>
        </dict>
        <dict>
          <key>INIntentName</key><string>CleanKitchen</string>
          <key>INIntentTitle</key><string>Clean the Kitchen</string>
          <key>INIntentType</key><string>Custom</string>
          <key>INIntentIneligibleForSuggestions</key><true/>
          <key>INIntentParameters</key><array/>
        </dict>
        </array>
        </dict></plist>
        """
}
