// The forms of `NSLayoutDimension` that code calls: they note the line. See `ConstraintSource`.

extension NSLayoutDimension {
  /// Returns a constraint that this size is `c` points.
  public final func constraint(
    equalToConstant c: CGFloat, _ file: StaticString = #fileID, _ line: UInt32 = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, nil, constant: c, source: ConstraintSource(file: file, line: line))
  }

  /// Returns a constraint that this size is at least `c` points.
  public final func constraint(
    greaterThanOrEqualToConstant c: CGFloat, _ file: StaticString = #fileID, _ line: UInt32 = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, nil, constant: c, source: ConstraintSource(file: file, line: line))
  }

  /// Returns a constraint that this size is at most `c` points.
  public final func constraint(
    lessThanOrEqualToConstant c: CGFloat, _ file: StaticString = #fileID, _ line: UInt32 = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, nil, constant: c, source: ConstraintSource(file: file, line: line))
  }

  /// Returns a constraint that this size is `m` times another.
  public final func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, _ file: StaticString = #fileID, _ line: UInt32 = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, anchor.operand, multiplier: m, source: ConstraintSource(file: file, line: line))
  }

  /// Returns a constraint that this size is at least `m` times another.
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, _ file: StaticString = #fileID,
    _ line: UInt32 = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      operand, .greaterThanOrEqual, anchor.operand, multiplier: m, source: ConstraintSource(file: file, line: line))
  }

  /// Returns a constraint that this size is at most `m` times another.
  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, _ file: StaticString = #fileID,
    _ line: UInt32 = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      operand, .lessThanOrEqual, anchor.operand, multiplier: m, source: ConstraintSource(file: file, line: line))
  }

  /// Returns a constraint that this size is `m` times another plus `c` points.
  public final func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat, _ file: StaticString = #fileID,
    _ line: UInt32 = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      operand, .equal, anchor.operand, multiplier: m, constant: c, source: ConstraintSource(file: file, line: line))
  }

  /// Returns a constraint that this size is at least `m` times another plus `c` points.
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    _ file: StaticString = #fileID, _ line: UInt32 = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      operand, .greaterThanOrEqual, anchor.operand, multiplier: m, constant: c,
      source: ConstraintSource(file: file, line: line))
  }

  /// Returns a constraint that this size is at most `m` times another plus `c` points.
  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    _ file: StaticString = #fileID, _ line: UInt32 = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      operand, .lessThanOrEqual, anchor.operand, multiplier: m, constant: c,
      source: ConstraintSource(file: file, line: line))
  }
}
