extension NSLayoutConstraint {
  /// One of the two directions that views are laid out in.
  ///
  /// - Source: developer.apple.com/documentation/uikit/nslayoutconstraint/axis
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1

    var name: String { self == .horizontal ? "horizontal" : "vertical" }
  }
}
