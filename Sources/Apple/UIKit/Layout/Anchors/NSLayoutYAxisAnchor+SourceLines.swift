// The overloads of `NSLayoutYAxisAnchor` that code calls, which record the line. See `ConstraintSource`.

extension NSLayoutYAxisAnchor {
  /// Returns a constraint that places this anchor the system's spacing times `multiplier` below another one.
  public final func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat, _ file: StaticString = #fileID,
    _ line: UInt32 = #line
  ) -> NSLayoutConstraint {
    SystemSpacing.constraint(
      operand, .equal, anchor.operand, multiplier: multiplier, source: ConstraintSource(file: file, line: line))
  }

  /// Returns a constraint that places this anchor at least the system's spacing times `multiplier` below another one.
  public final func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    _ file: StaticString = #fileID, _ line: UInt32 = #line
  ) -> NSLayoutConstraint {
    SystemSpacing.constraint(
      operand, .greaterThanOrEqual, anchor.operand, multiplier: multiplier,
      source: ConstraintSource(file: file, line: line))
  }

  /// Returns a constraint that places this anchor at most the system's spacing times `multiplier` below another one.
  public final func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    _ file: StaticString = #fileID, _ line: UInt32 = #line
  ) -> NSLayoutConstraint {
    SystemSpacing.constraint(
      operand, .lessThanOrEqual, anchor.operand, multiplier: multiplier,
      source: ConstraintSource(file: file, line: line))
  }
}
