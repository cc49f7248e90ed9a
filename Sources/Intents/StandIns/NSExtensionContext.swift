/// What a program that another one extends knows of its host.
open class NSExtensionContext: NSObject {
    /// The donated intent behind a suggestion of the host; nil when there is none.
    public internal(set) final var intent: INIntent?
}
