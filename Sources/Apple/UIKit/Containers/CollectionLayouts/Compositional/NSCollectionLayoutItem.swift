import Foundation

/// A part of a group: a single item, or another group.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutitem
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  /// Creates an item with a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item with a size and supplementary items.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    supplementaryStorage = supplementaryItems
    super.init()
  }

  /// The insets of the content within the item, in points. Insets along estimated dimensions are ignored.
  ///
  /// - Default: zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The spacing around the item.
  ///
  /// - Default: `nil`.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  public let layoutSize: NSCollectionLayoutSize

  final var supplementaryStorage: [NSCollectionLayoutSupplementaryItem]

  /// The supplementary items attached to the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { supplementaryStorage }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplementaryStorage)
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
    return copy
  }
}
