// CoreSpotlight: what code around activities names of Core Spotlight beyond the index and the description of an item,
// which are Intents' own. This module must not add an index: no desktop has one that apps fill.

@_exported import Intents
@_exported import UniformTypeIdentifiers

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of the activity by which Apple's search opens an item.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the item's identifier in `userInfo`.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of the activity by which Apple's search goes on in the app.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the words in `userInfo` for which the user searched.
public let CSSearchQueryString = "kCSSearchQueryString"

extension CSSearchableItemAttributeSet {
    /// Creates a description of a thing of a type.
    public convenience init(contentType: UTType) { self.init(itemContentType: contentType.identifier) }
}
