// The overloads of `NSLayoutDimension` that code calls, which record the line. See `ConstraintSource`.

extension NSLayoutDimension {
  /// Returns a constraint that makes this dimension `c` points.
  public final func constraint(
    equalToConstant c: CGFloat, _ file: StaticString = #fileID, _ line: UInt32 = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, nil, constant: c, source: ConstraintSource(file: file, line: line))
  }

  /// Returns a constraint that makes this dimension at least `c` points.
  public final func constraint(
    greaterThanOrEqualToConstant c: CGFloat, _ file: StaticString = #fileID, _ line: UInt32 = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, nil, constant: c, source: ConstraintSource(file: file, line: line))
  }

  /// Returns a constraint that makes this dimension at most `c` points.
  public final func constraint(
    lessThanOrEqualToConstant c: CGFloat, _ file: StaticString = #fileID, _ line: UInt32 = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, nil, constant: c, source: ConstraintSource(file: file, line: line))
  }

  /// Returns a constraint that makes this dimension `m` times another one.
  public final func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, _ file: StaticString = #fileID, _ line: UInt32 = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, anchor.operand, multiplier: m, source: ConstraintSource(file: file, line: line))
  }

  /// Returns a constraint that makes this dimension at least `m` times another one.
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, _ file: StaticString = #fileID,
    _ line: UInt32 = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      operand, .greaterThanOrEqual, anchor.operand, multiplier: m, source: ConstraintSource(file: file, line: line))
  }

  /// Returns a constraint that makes this dimension at most `m` times another one.
  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, _ file: StaticString = #fileID,
    _ line: UInt32 = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      operand, .lessThanOrEqual, anchor.operand, multiplier: m, source: ConstraintSource(file: file, line: line))
  }

  /// Returns a constraint that makes this dimension `m` times another one plus `c` points.
  public final func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat, _ file: StaticString = #fileID,
    _ line: UInt32 = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      operand, .equal, anchor.operand, multiplier: m, constant: c, source: ConstraintSource(file: file, line: line))
  }

  /// Returns a constraint that makes this dimension at least `m` times another one plus `c` points.
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    _ file: StaticString = #fileID, _ line: UInt32 = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      operand, .greaterThanOrEqual, anchor.operand, multiplier: m, constant: c,
      source: ConstraintSource(file: file, line: line))
  }

  /// Returns a constraint that makes this dimension at most `m` times another one plus `c` points.
  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    _ file: StaticString = #fileID, _ line: UInt32 = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      operand, .lessThanOrEqual, anchor.operand, multiplier: m, constant: c,
      source: ConstraintSource(file: file, line: line))
  }
}
