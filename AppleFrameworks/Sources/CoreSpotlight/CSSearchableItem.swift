// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The type of the activity that an app gets when a person chooses an item.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the item's identifier in the activity.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The type of the activity that an app gets when a person goes on with a search in it.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// The key of what was searched for in the activity.
public let CSSearchQueryString = "kCSSearchQueryString"

/// Something that can be searched.
///
/// - Source: developer.apple.com/documentation/corespotlight/cssearchableitem
open class CSSearchableItem: NSObject, @unchecked Sendable {
  // Unchecked: An index copies what it gets.
  open var uniqueIdentifier: String
  open var domainIdentifier: String?
  open var attributeSet: CSSearchableItemAttributeSet

  /// When the item goes; nil for a month after it was indexed.
  open var expirationDate: Date!

  /// - Parameter uniqueIdentifier: An identifier of the app's; nil for one of the index's.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
  }
}
