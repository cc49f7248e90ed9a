import Bus
import ShortcutModel
import ShortcutProtocol

/// An activity that the system gives back to the app, with the intent that led there.
package struct ActivityDelivery: Sendable {
    private let activity: ActivityValue
    private let intent: IntentValue?
    private let response: IntentResponseValue?

    /// Reads the parameter of the action `continue-activity`.
    ///
    /// - Throws: `BusError` that says what is wrong with it.
    package init(parameter: [BusValue]) throws {
        guard let entries = parameter.first?.dictionary, let activity = entries["activity"]?.dictionary else {
            throw ShortcutsError.invalidArgument(
                "\(ShortcutsBus.continueActivityAction) wants a dictionary with the entry 'activity'.")
        }
        self.activity = try ActivityValue(busDictionary: activity)
        intent = try entries["intent"]?.dictionary.map(IntentValue.init(busDictionary:))
        response = try entries["response"]?.dictionary.map(IntentResponseValue.init(busDictionary:))
    }

    /// The activity, with its interaction.
    package func userActivity() -> NSUserActivity {
        let userActivity = NSUserActivity(activity)
        if let intent {
            let intent = INIntent.make(intent)
            userActivity.interaction = INInteraction(
                intent: intent, response: response.map { INIntentResponse.make($0, for: intent) })
        }
        return userActivity
    }

    package var activityType: String { activity.activityType }

    /// Whether the app's extension left the intent to the app, to be handled and not to be shown.
    package var isToBeHandled: Bool { response?.codeName == "handleInApp" }

    /// The type that stands in a parameter whose rest can't be read; nil when it has none.
    static func activityType(inUnreadable parameter: [BusValue]) -> String? {
        parameter.first?.dictionary?["activity"]?.dictionary.flatMap(ActivityValue.activityType(in:))
    }
}
