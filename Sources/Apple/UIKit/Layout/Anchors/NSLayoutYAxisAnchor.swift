/// An anchor for a vertical position.
///
/// - Source: developer.apple.com/documentation/uikit/nslayoutyaxisanchor
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another one, as a dimension for constraints.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(operand.distance(to: otherAnchor.operand))
  }

  /// Returns a constraint that places this anchor the system's spacing times `multiplier` below another one. The
  /// spacing is 8 points, or depends on the text for a baseline.
  @_disfavoredOverload
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    SystemSpacing.constraint(operand, .equal, anchor.operand, multiplier: multiplier)
  }

  /// Returns a constraint that places this anchor at least the system's spacing times `multiplier` below another one.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    SystemSpacing.constraint(operand, .greaterThanOrEqual, anchor.operand, multiplier: multiplier)
  }

  /// Returns a constraint that places this anchor at most the system's spacing times `multiplier` below another one.
  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    SystemSpacing.constraint(operand, .lessThanOrEqual, anchor.operand, multiplier: multiplier)
  }
}
