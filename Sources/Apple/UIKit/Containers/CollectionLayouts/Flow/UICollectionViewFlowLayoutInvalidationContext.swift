/// The parts of a flow layout that are invalidated.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewflowlayoutinvalidationcontext
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  public override init() {
    super.init()
  }

  /// Whether the delegate is asked for sizes and spacing again.
  ///
  /// - Default: `true`.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether lines are computed again.
  ///
  /// - Default: `true`.
  open var invalidateFlowLayoutAttributes = true
}
