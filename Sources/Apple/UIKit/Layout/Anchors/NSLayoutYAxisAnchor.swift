/// An anchor for a vertical position.
///
/// - Source: developer.apple.com/documentation/uikit/nslayoutyaxisanchor
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another, as something that constraints can be made from.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(operand.distance(to: otherAnchor.operand))
  }

  /// Returns a constraint that puts this anchor the system's spacing, times `multiplier`, below another: 8 points, or
  /// what the text asks for where a baseline is concerned.
  @_disfavoredOverload
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    SystemSpacing.constraint(operand, .equal, anchor.operand, multiplier: multiplier)
  }

  /// Returns a constraint that puts this anchor at least the system's spacing, times `multiplier`, below another.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    SystemSpacing.constraint(operand, .greaterThanOrEqual, anchor.operand, multiplier: multiplier)
  }

  /// Returns a constraint that puts this anchor at most the system's spacing, times `multiplier`, below another.
  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    SystemSpacing.constraint(operand, .lessThanOrEqual, anchor.operand, multiplier: multiplier)
  }
}
