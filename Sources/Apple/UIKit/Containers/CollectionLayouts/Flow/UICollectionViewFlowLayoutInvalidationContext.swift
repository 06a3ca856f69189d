/// What of a flow layout is no longer right.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewflowlayoutinvalidationcontext
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  public override init() {
    super.init()
  }

  /// Whether the delegate is asked for sizes and distances anew.
  ///
  /// - Default: `true`.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether lines are made anew.
  ///
  /// - Default: `true`.
  open var invalidateFlowLayoutAttributes = true
}
