// The overloads of `NSLayoutXAxisAnchor` that code calls, which record the line. See `ConstraintSource`.

extension NSLayoutXAxisAnchor {
  /// Returns a constraint that places this anchor the system's spacing times `multiplier` after another one.
  public final func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat, _ file: StaticString = #fileID,
    _ line: UInt32 = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      operand, .equal, anchor.operand, constant: SystemSpacing.betweenItems * multiplier,
      source: ConstraintSource(file: file, line: line))
  }

  /// Returns a constraint that places this anchor at least the system's spacing times `multiplier` after another one.
  public final func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    _ file: StaticString = #fileID, _ line: UInt32 = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      operand, .greaterThanOrEqual, anchor.operand, constant: SystemSpacing.betweenItems * multiplier,
      source: ConstraintSource(file: file, line: line))
  }

  /// Returns a constraint that places this anchor at most the system's spacing times `multiplier` after another one.
  public final func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    _ file: StaticString = #fileID, _ line: UInt32 = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      operand, .lessThanOrEqual, anchor.operand, constant: SystemSpacing.betweenItems * multiplier,
      source: ConstraintSource(file: file, line: line))
  }
}
