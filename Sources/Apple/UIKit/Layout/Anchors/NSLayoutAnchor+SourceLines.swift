// The forms of `NSLayoutAnchor` that code calls: they note the line. See `ConstraintSource`.

extension NSLayoutAnchor {
  /// Returns a constraint that this anchor equals another.
  public final func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, _ file: StaticString = #fileID, _ line: UInt32 = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, anchor.operand, source: ConstraintSource(file: file, line: line))
  }

  /// Returns a constraint that this anchor is at least another.
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, _ file: StaticString = #fileID, _ line: UInt32 = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, source: ConstraintSource(file: file, line: line))
  }

  /// Returns a constraint that this anchor is at most another.
  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, _ file: StaticString = #fileID, _ line: UInt32 = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, source: ConstraintSource(file: file, line: line))
  }

  /// Returns a constraint that this anchor equals another plus `c` points.
  public final func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat, _ file: StaticString = #fileID,
    _ line: UInt32 = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, anchor.operand, constant: c, source: ConstraintSource(file: file, line: line))
  }

  /// Returns a constraint that this anchor is at least another plus `c` points.
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat, _ file: StaticString = #fileID,
    _ line: UInt32 = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      operand, .greaterThanOrEqual, anchor.operand, constant: c, source: ConstraintSource(file: file, line: line))
  }

  /// Returns a constraint that this anchor is at most another plus `c` points.
  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat, _ file: StaticString = #fileID,
    _ line: UInt32 = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      operand, .lessThanOrEqual, anchor.operand, constant: c, source: ConstraintSource(file: file, line: line))
  }
}
