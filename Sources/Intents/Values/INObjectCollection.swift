/// The values that a handler offers for a parameter, in sections.
///
/// The class of the items is not restricted: generated code uses `NSString` for texts and the custom class for objects.
open class INObjectCollection<ObjectType: AnyObject>: NSObject, NSCopying, NSSecureCoding {
    public final let sections: [INObjectSection<ObjectType>]

    /// All items, section after section.
    public final var allItems: [ObjectType] { sections.flatMap(\.items) }

    /// Whether lists show an index of initials.
    public final var usesIndexedCollation = false

    public init(sections: [INObjectSection<ObjectType>]) {
        self.sections = sections
        super.init()
    }

    public convenience init(items: [ObjectType]) { self.init(sections: [INObjectSection(title: nil, items: items)]) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = INObjectCollection(sections: sections)
        copy.usesIndexedCollation = usesIndexedCollation
        return copy
    }

    public class var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let titles = RecordCoding.decode([String?].self, from: coder, forKey: "inkling.titles") else {
            return nil
        }
        var sections: [INObjectSection<ObjectType>] = []
        for (index, title) in titles.enumerated() {
            guard let items = CollectionCoding.items(from: coder, section: index) as? [ObjectType] else { return nil }
            sections.append(INObjectSection(title: title, items: items))
        }
        self.sections = sections
        usesIndexedCollation = coder.decodeBool(forKey: "inkling.indexed")
        super.init()
    }

    open func encode(with coder: NSCoder) {
        RecordCoding.encode(coder, forKey: "inkling.titles") { sections.map(\.title) }
        for (index, section) in sections.enumerated() {
            CollectionCoding.encode(section.items, section: index, to: coder)
        }
        coder.encode(usesIndexedCollation, forKey: "inkling.indexed")
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INObjectCollection<ObjectType> else { return false }
        return sections == other.sections && usesIndexedCollation == other.usesIndexedCollation
    }

    open override var hash: Int { sections.count }
}

/// Some of the values that a handler offers, under a title.
open class INObjectSection<ObjectType: AnyObject>: NSObject, NSCopying, NSSecureCoding {
    public final let title: String?
    public final let items: [ObjectType]

    public init(title: String?, items: [ObjectType]) {
        self.title = title
        self.items = items
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { INObjectSection(title: title, items: items) }

    public class var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let items = CollectionCoding.items(from: coder, section: 0) as? [ObjectType] else { return nil }
        title = coder.decodeObject(of: NSString.self, forKey: "inkling.title") as String?
        self.items = items
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(title as NSString?, forKey: "inkling.title")
        CollectionCoding.encode(items, section: 0, to: coder)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INObjectSection<ObjectType> else { return false }
        return title == other.title && valuesAreEqual(items, other.items)
    }

    open override var hash: Int { items.count }
}
