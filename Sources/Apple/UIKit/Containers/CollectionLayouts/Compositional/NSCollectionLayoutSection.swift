import Foundation

/// A section: a group that repeats, with what lies around it.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutsection
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  let group: NSCollectionLayoutGroup
  var list: ListSection?

  /// Makes a section that repeats a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// The room around the groups, in points. Headers and footers lie outside.
  ///
  /// - Default: zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The distance between groups, in points.
  ///
  /// - Default: 0.
  open var interGroupSpacing: CGFloat = 0

  /// What ``contentInsets`` is measured from.
  ///
  /// - Default: `.automatic`.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  /// What headers and footers keep away from at the sides.
  ///
  /// - Default: `.automatic`: as the content, with its insets.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

  /// How the section scrolls by itself.
  ///
  /// - Default: `.none`.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// How its scrolling feels.
  open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()

  /// Headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Whether headers and footers keep to ``contentInsets`` at the sides.
  ///
  /// - Default: `true`.
  open var supplementariesFollowContentInsets = true

  /// Called when the section scrolls, with the elements in sight.
  ///
  /// - Default: `nil`.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Backgrounds.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(group: group)
    copy.list = list
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.orthogonalScrollingProperties = orthogonalScrollingProperties
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.decorationItems = decorationItems
    return copy
  }
}
