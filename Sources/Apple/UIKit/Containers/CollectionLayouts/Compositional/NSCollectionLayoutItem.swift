import Foundation

/// A part of a group: an item of the data, or a group itself.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutitem
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  /// Makes a part of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Makes a part with views attached to it.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    supplementaryStorage = supplementaryItems
    super.init()
  }

  /// How far the content keeps inside the part, in points. Not along estimated dimensions.
  ///
  /// - Default: zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The gaps around the part.
  ///
  /// - Default: `nil`.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  public let layoutSize: NSCollectionLayoutSize

  final var supplementaryStorage: [NSCollectionLayoutSupplementaryItem]

  /// The views attached to the part.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { supplementaryStorage }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplementaryStorage)
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
    return copy
  }
}
