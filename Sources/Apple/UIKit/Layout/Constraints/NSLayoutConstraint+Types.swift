extension NSLayoutConstraint {
  /// An axis of layout.
  ///
  /// - Source: developer.apple.com/documentation/uikit/nslayoutconstraint/axis
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1

    var name: String { self == .horizontal ? "horizontal" : "vertical" }
  }

  /// The relation between the two sides of a constraint.
  ///
  /// - Source: developer.apple.com/documentation/uikit/nslayoutconstraint/relation
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1

    var symbol: String {
      switch self {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    }
  }
}
