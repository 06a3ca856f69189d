// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The type of the activity that an app receives when the user selects an item.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the item's identifier in the activity.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The type of the activity that an app receives when the user continues a search in it.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// The key of the search text in the activity.
public let CSSearchQueryString = "kCSSearchQueryString"

/// An item that can be searched.
///
/// - Source: developer.apple.com/documentation/corespotlight/cssearchableitem
open class CSSearchableItem: NSObject, @unchecked Sendable {
  // Unchecked: An index copies its items.
  open var uniqueIdentifier: String
  open var domainIdentifier: String?
  open var attributeSet: CSSearchableItemAttributeSet

  /// The date at which the item expires; `nil` for a month after it was indexed.
  open var expirationDate: Date!

  /// Creates an item.
  ///
  /// - Parameter uniqueIdentifier: An identifier from the app; `nil` for one from the index.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
  }
}
