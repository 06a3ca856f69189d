/// An anchor for a vertical position.
///
/// - Source: developer.apple.com/documentation/uikit/nslayoutyaxisanchor
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this anchor to another, as something that constraints can be made from.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(operand.distance(to: otherAnchor.operand))
  }

  /// A constraint that puts this anchor the system's spacing, times `multiplier`, below another.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, anchor.operand, constant: SystemSpacing.betweenItems * multiplier)
  }

  /// A constraint that puts this anchor at least the system's spacing, times `multiplier`, below another.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, constant: SystemSpacing.betweenItems * multiplier)
  }

  /// A constraint that puts this anchor at most the system's spacing, times `multiplier`, below another.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, constant: SystemSpacing.betweenItems * multiplier)
  }
}
