/// The system features that may show a shortcut, beside suggestions.
public struct INShortcutAvailabilityOptions: OptionSet, Sendable, Hashable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// For the evening: mindfulness.
    public static let sleepMindfulness = INShortcutAvailabilityOptions(rawValue: 1 << 0)
    /// For the evening: writing a journal.
    public static let sleepJournaling = INShortcutAvailabilityOptions(rawValue: 1 << 1)
    /// For the evening: music.
    public static let sleepMusic = INShortcutAvailabilityOptions(rawValue: 1 << 2)
    /// For the evening: podcasts.
    public static let sleepPodcasts = INShortcutAvailabilityOptions(rawValue: 1 << 3)
    /// For the evening: reading.
    public static let sleepReading = INShortcutAvailabilityOptions(rawValue: 1 << 4)
    /// For the evening: winding up the day.
    public static let sleepWrapUpYourDay = INShortcutAvailabilityOptions(rawValue: 1 << 5)
    /// For the evening: yoga and stretching.
    public static let sleepYogaAndStretching = INShortcutAvailabilityOptions(rawValue: 1 << 6)
}
