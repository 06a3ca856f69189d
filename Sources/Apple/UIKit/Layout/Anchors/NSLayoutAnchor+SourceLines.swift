// The overloads of `NSLayoutAnchor` that code calls, which record the line. See `ConstraintSource`.

extension NSLayoutAnchor {
  /// Returns a constraint that makes this anchor equal to another one.
  public final func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, _ file: StaticString = #fileID, _ line: UInt32 = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, anchor.operand, source: ConstraintSource(file: file, line: line))
  }

  /// Returns a constraint that makes this anchor at least another one.
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, _ file: StaticString = #fileID, _ line: UInt32 = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, source: ConstraintSource(file: file, line: line))
  }

  /// Returns a constraint that makes this anchor at most another one.
  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, _ file: StaticString = #fileID, _ line: UInt32 = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, source: ConstraintSource(file: file, line: line))
  }

  /// Returns a constraint that makes this anchor equal to another one plus `c` points.
  public final func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat, _ file: StaticString = #fileID,
    _ line: UInt32 = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, anchor.operand, constant: c, source: ConstraintSource(file: file, line: line))
  }

  /// Returns a constraint that makes this anchor at least another one plus `c` points.
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat, _ file: StaticString = #fileID,
    _ line: UInt32 = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      operand, .greaterThanOrEqual, anchor.operand, constant: c, source: ConstraintSource(file: file, line: line))
  }

  /// Returns a constraint that makes this anchor at most another one plus `c` points.
  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat, _ file: StaticString = #fileID,
    _ line: UInt32 = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      operand, .lessThanOrEqual, anchor.operand, constant: c, source: ConstraintSource(file: file, line: line))
  }
}
