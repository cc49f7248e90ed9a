/// The values that a handler offers for a parameter, in sections.
///
/// The class of the items is not restricted: generated code uses `NSString` for texts and the custom class for objects.
/// Unlike on Apple's systems a collection can't be archived: Foundation for Linux has no names for generic classes.
open class INObjectCollection<ObjectType: AnyObject>: NSObject, NSCopying {
    /// The sections.
    public final let sections: [INObjectSection<ObjectType>]

    /// All items, section after section.
    public final var allItems: [ObjectType] { sections.flatMap(\.items) }

    /// Whether lists show an index of initials.
    public final var usesIndexedCollation = false

    /// Creates a collection of sections.
    public init(sections: [INObjectSection<ObjectType>]) {
        self.sections = sections
        super.init()
    }

    /// Creates a collection of one section without a title.
    public convenience init(items: [ObjectType]) { self.init(sections: [INObjectSection(title: nil, items: items)]) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = INObjectCollection(sections: sections)
        copy.usesIndexedCollation = usesIndexedCollation
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INObjectCollection<ObjectType> else { return false }
        return sections == other.sections && usesIndexedCollation == other.usesIndexedCollation
    }

    open override var hash: Int { sections.count }
}

/// Some of the values that a handler offers, under a title.
open class INObjectSection<ObjectType: AnyObject>: NSObject, NSCopying {
    /// What stands above the items.
    public final let title: String?
    /// The items.
    public final let items: [ObjectType]

    /// Creates a section.
    public init(title: String?, items: [ObjectType]) {
        self.title = title
        self.items = items
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { INObjectSection(title: title, items: items) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INObjectSection<ObjectType> else { return false }
        return title == other.title && valuesAreEqual(items, other.items)
    }

    open override var hash: Int { items.count }
}
