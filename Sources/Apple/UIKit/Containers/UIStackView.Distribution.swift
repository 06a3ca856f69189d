extension UIStackView {
  /// How a stack view fills its axis.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum
  public enum Distribution: Int, Sendable {
    /// Views fill the axis; the priorities for their content settle who grows and who shrinks.
    case fill = 0
    /// Views fill the axis and have the same size along it.
    case fillEqually = 1
    /// Views fill the axis with sizes in the proportion of their intrinsic content sizes.
    case fillProportionally = 2
    /// Views keep their sizes; what is left is shared equally among the gaps, which are at least `spacing`.
    case equalSpacing = 3
    /// Views keep their sizes; their centers are equally far apart as long as the gaps are at least `spacing`.
    case equalCentering = 4
  }
}
