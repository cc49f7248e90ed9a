// StandIns: the smallest forms of types that belong to other frameworks and do not exist on Linux, so that the call
// sites of an app's donations and handlers compile. They keep what they are given; nothing more.

import ShortcutModel

/// Core Spotlight's description of an item, as far as an activity needs it: a second line and an image for the
/// shortcut.
open class CSSearchableItemAttributeSet: _INRecord {
    /// Creates a description of a thing of a type, such as `public.item`.
    public convenience init(itemContentType type: String) { self.init(_values: ["itemContentType": type]) }

    /// The title.
    open var title: String? {
        get { _value("title") }
        set { _values["title"] = newValue }
    }

    /// The name to show.
    open var displayName: String? {
        get { _value("displayName") }
        set { _values["displayName"] = newValue }
    }

    /// A sentence that stands below the title.
    open var contentDescription: String? {
        get { _value("contentDescription") }
        set { _values["contentDescription"] = newValue }
    }

    /// Words under which a search finds it.
    open var keywords: [String]? {
        get { _value("keywords") }
        set { _values["keywords"] = newValue }
    }

    /// A picture.
    open var thumbnailData: Data? {
        get { _value("thumbnailData") }
        set { _values["thumbnailData"] = newValue }
    }

    /// Where the picture is.
    open var thumbnailURL: URL? {
        get { _value("thumbnailURL") }
        set { _values["thumbnailURL"] = newValue }
    }

    /// Where the thing itself is.
    open var contentURL: URL? {
        get { _value("contentURL") }
        set { _values["contentURL"] = newValue }
    }

    /// The item whose deletion deletes the activity.
    open var relatedUniqueIdentifier: String? {
        get { _value("relatedUniqueIdentifier") }
        set { _values["relatedUniqueIdentifier"] = newValue }
    }

    var image: ImageValue? {
        thumbnailData.map { .data([UInt8]($0)) } ?? thumbnailURL.map { .url($0.absoluteString) }
    }

    /// What neither the description nor the image says; nil when there is nothing.
    func otherAttributes() throws(WireError) -> [String: ParameterValue]? {
        var attributes = try parameterValues()
        attributes["contentDescription"] = nil
        attributes[thumbnailData == nil ? "thumbnailURL" : "thumbnailData"] = nil
        return attributes.isEmpty ? nil : attributes
    }

    /// Nil when the activity says nothing of its content.
    convenience init?(_ activity: ActivityValue) {
        guard activity.contentDescription != nil || activity.image != nil || activity.contentAttributes != nil else {
            return nil
        }
        let others = ObjectValue(typeName: "", properties: activity.contentAttributes ?? [:])
        self.init(_values: others.values(of: CSSearchableItemAttributeSet.self))
        contentDescription = activity.contentDescription
        switch activity.image {
        case .data(let bytes): thumbnailData = Data(bytes)
        case .url(let text, _): thumbnailURL = URL(string: text)
        case .named, .systemNamed, nil: break
        }
    }
}
