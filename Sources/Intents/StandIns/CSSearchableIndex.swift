// Core Spotlight's index, as far as deleting an item of it deletes the donated activities about that item.

import Synchronization

/// Something that an app lets search find.
open class CSSearchableItem: NSObject {
    /// The app's own name of the item.
    public final let uniqueIdentifier: String
    /// The app's own name of a group of items.
    public final let domainIdentifier: String?
    /// What search shows of the item.
    public final let attributeSet: CSSearchableItemAttributeSet
    /// When search should forget the item.
    open var expirationDate: Date?

    /// Creates an item; nil makes a name for it.
    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
        super.init()
    }
}

/// The index of an app's items. It indexes nothing, since no desktop has such an index; but deleting an item deletes the
/// donated activities whose `contentAttributeSet` names it in `relatedUniqueIdentifier`.
public final class CSSearchableIndex: NSObject, Sendable {
    private static let index = CSSearchableIndex(())
    /// The domains of the items that this process has handed in.
    private let domains = Mutex<[String: String]>([:])

    private init(_: Void) { super.init() }

    /// The index of this app.
    public class func `default`() -> CSSearchableIndex { index }

    /// False: nothing is indexed.
    public class func isIndexingAvailable() -> Bool { false }

    /// Remembers the items' domains; search does not find the items.
    ///
    /// - Parameters:
    ///   - items: Items, with or without domains.
    ///   - completionHandler: Called once, without an error.
    @preconcurrency public func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        domains.withLock { domains in
            for item in items { domains[item.uniqueIdentifier] = item.domainIdentifier }
        }
        completionHandler?(nil)
    }

    /// Deletes the donated activities about these items.
    ///
    /// - Parameters:
    ///   - identifiers: The unique identifiers of the items.
    ///   - completionHandler: Called once, on a background thread, with an `INIntentError` if it failed.
    @preconcurrency public func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        domains.withLock { domains in
            for identifier in identifiers { domains[identifier] = nil }
        }
        Self.call.run(completionHandler) { try await $0.deleteActivities(aboutItems: identifiers) }
    }

    /// Deletes the donated activities about the items of these domains, and of domains inside of them, which this process
    /// has handed in.
    ///
    /// - Parameters:
    ///   - domainIdentifiers: Domains, whose parts are separated by dots.
    ///   - completionHandler: Called once, on a background thread, with an `INIntentError` if it failed.
    @preconcurrency public func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String],
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        let items = domains.withLock { domains in
            domains.filter { _, domain in
                domainIdentifiers.contains { domain == $0 || domain.hasPrefix($0 + ".") }
            }
        }
        deleteSearchableItems(withIdentifiers: items.keys.sorted(), completionHandler: completionHandler)
    }

    /// Deletes the donated activities about any item.
    ///
    /// - Parameter completionHandler: Called once, on a background thread, with an `INIntentError` if it failed.
    @preconcurrency public func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        domains.withLock { $0 = [:] }
        Self.call.run(completionHandler) { try await $0.deleteActivities(aboutItems: nil) }
    }

    private static let call = ServiceCall(.deletingAllInteractions, "Deleting the activities about items failed")
}
