import Foundation

/// What of a layout is no longer right.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  final var isEverything = false
  final var isDataSourceCounts = false
  /// A view has another size than was thought: elements in sight stay where they are.
  final var preferred: UICollectionViewLayoutAttributes?
  final var isBoundsChange = false

  public override init() {
    super.init()
  }

  /// Whether nothing of the layout holds.
  open var invalidateEverything: Bool { isEverything }

  /// Whether the layout has to ask anew how many sections and items there are.
  open var invalidateDataSourceCounts: Bool { isDataSourceCounts }

  /// The items to lay out anew; `nil` where none were named.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// The supplementary views to lay out anew, by kind; `nil` where none were named.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

  /// The decoration views to lay out anew, by kind; `nil` where none were named.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Names items to lay out anew.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Names supplementary views to lay out anew.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var all = invalidatedSupplementaryIndexPaths ?? [:]
    all[elementKind, default: []] += indexPaths
    invalidatedSupplementaryIndexPaths = all
  }

  /// Names decoration views to lay out anew.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var all = invalidatedDecorationIndexPaths ?? [:]
    all[elementKind, default: []] += indexPaths
    invalidatedDecorationIndexPaths = all
  }

  /// How far the collection scrolls when the layout is done, in points.
  ///
  /// - Default: zero.
  open var contentOffsetAdjustment = CGPoint.zero

  /// How much the content grows, in points. The layout's own content size has the last word.
  ///
  /// - Default: zero.
  open var contentSizeAdjustment = CGSize.zero

  /// Where the items that a finger moves were.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// Where the items that a finger moves are.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// Where the finger is.
  open internal(set) var interactiveMovementTarget = CGPoint.zero
}
