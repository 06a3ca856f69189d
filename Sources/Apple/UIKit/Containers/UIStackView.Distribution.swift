extension UIStackView {
  /// The distribution of arranged views along the stack's axis.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum
  public enum Distribution: Int, Sendable {
    /// Views fill the axis. The priorities of their contents determine the views that grow or shrink.
    case fill = 0
    /// Views fill the axis with equal sizes.
    case fillEqually = 1
    /// Views fill the axis with sizes in proportion to their intrinsic content sizes.
    case fillProportionally = 2
    /// Views keep their sizes. The remaining space is distributed equally among the gaps, which are at least `spacing`.
    case equalSpacing = 3
    /// Views keep their sizes. Their centers are equally spaced as long as the gaps are at least `spacing`.
    case equalCentering = 4
  }
}
