/// Facts about a donation that the parameters of its intent do not say. Apps use the subclasses.
open class INIntentDonationMetadata: _INRecord {}

/// Facts about a message that was sent.
open class INSendMessageIntentDonationMetadata: INIntentDonationMetadata {
    /// Creates metadata that say nothing.
    public convenience init() { self.init(_values: [:]) }

    /// Whether the message mentions the user of this device.
    open var mentionsCurrentUser: Bool {
        get { _value("mentionsCurrentUser") ?? false }
        set { _values["mentionsCurrentUser"] = newValue }
    }

    /// Whether the message answers one of the user of this device.
    open var isReplyToCurrentUser: Bool {
        get { _value("isReplyToCurrentUser") ?? false }
        set { _values["isReplyToCurrentUser"] = newValue }
    }

    /// Whether the sender asked for a notification although the recipient is not to be disturbed.
    open var notifyRecipientAnyway: Bool {
        get { _value("notifyRecipientAnyway") ?? false }
        set { _values["notifyRecipientAnyway"] = newValue }
    }

    /// How many people received the message.
    open var recipientCount: Int {
        get { _value("recipientCount") ?? 0 }
        set { _values["recipientCount"] = newValue }
    }
}
