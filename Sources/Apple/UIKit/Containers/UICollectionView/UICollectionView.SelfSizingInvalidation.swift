extension UICollectionView {
  /// When cells get new sizes by themselves.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicollectionview/selfsizinginvalidation-swift.enum
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never.
    case disabled = 0
    /// When they ask for it, by `invalidateIntrinsicContentSize()`, or get another content configuration.
    case enabled = 1
    /// Also when their constraints change.
    case enabledIncludingConstraints = 2
  }
}
