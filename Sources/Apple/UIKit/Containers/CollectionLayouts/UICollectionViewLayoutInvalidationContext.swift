import Foundation

/// The parts of a layout that are invalidated.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  final var isEverything = false
  final var isDataSourceCounts = false
  /// The attributes that a view prefers to the estimated ones. Visible elements keep their positions.
  final var preferred: UICollectionViewLayoutAttributes?
  final var isBoundsChange = false

  public override init() {
    super.init()
  }

  /// Whether the whole layout is invalidated.
  open var invalidateEverything: Bool { isEverything }

  /// Whether the layout must ask for the numbers of sections and items again.
  open var invalidateDataSourceCounts: Bool { isDataSourceCounts }

  /// The index paths of the invalidated items, or `nil` if there are none.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// The index paths of the invalidated supplementary views by kind, or `nil` if there are none.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

  /// The index paths of the invalidated decoration views by kind, or `nil` if there are none.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Invalidates items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Invalidates supplementary views.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var all = invalidatedSupplementaryIndexPaths ?? [:]
    all[elementKind, default: []] += indexPaths
    invalidatedSupplementaryIndexPaths = all
  }

  /// Invalidates decoration views.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var all = invalidatedDecorationIndexPaths ?? [:]
    all[elementKind, default: []] += indexPaths
    invalidatedDecorationIndexPaths = all
  }

  /// The change of the content offset after the layout, in points.
  ///
  /// - Default: zero.
  open var contentOffsetAdjustment = CGPoint.zero

  /// The change of the content size, in points. The layout's own content size overrides it.
  ///
  /// - Default: zero.
  open var contentSizeAdjustment = CGSize.zero

  /// The former index paths of items that the user moves.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// The present index paths of items that the user moves.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// The position of the touch.
  open internal(set) var interactiveMovementTarget = CGPoint.zero
}
