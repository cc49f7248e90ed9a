/// What the user has decided for this app, and the language of the assistant.
public final class INPreferences: NSObject {
    /// Always authorized: apps handle their own intents, and the user decides in the Shortcuts app what is learnt.
    public class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .authorized }

    /// Nobody has to be asked; the handler is called once, with `authorized`, on the main queue.
    public class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
        let handler = UncheckedSendable(handler)
        DispatchQueue.main.async { handler.value(.authorized) }
    }

    /// The user's language and region, such as `en-US`.
    public class func siriLanguageCode() -> String {
        Locale.current.identifier(.bcp47)
    }
}
