import Foundation

/// A section that repeats a group, with its insets, headers, footers and backgrounds.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutsection
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  let group: NSCollectionLayoutGroup
  var list: ListSection?

  /// Creates a section that repeats a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// The insets around the groups, in points. Headers and footers are outside of them.
  ///
  /// - Default: zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The spacing between groups, in points.
  ///
  /// - Default: 0.
  open var interGroupSpacing: CGFloat = 0

  /// The reference of ``contentInsets``.
  ///
  /// - Default: `.automatic`.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  /// The reference of the horizontal insets of headers and footers.
  ///
  /// - Default: `.automatic`, for the insets of the content.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

  /// The behavior of orthogonal scrolling.
  ///
  /// - Default: `.none`.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// The properties of orthogonal scrolling.
  open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()

  /// The headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Whether headers and footers are inset horizontally by ``contentInsets``.
  ///
  /// - Default: `true`.
  open var supplementariesFollowContentInsets = true

  /// A closure that is called with the visible elements when the section scrolls.
  ///
  /// - Default: `nil`.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// The backgrounds.
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
