/// The gap that the system leaves between neighbors where code asks for the standard one.
@MainActor
enum SystemSpacing {
  /// Between two views or guides, in points.
  static let betweenItems: CGFloat = 8

  /// Returns a constraint that holds `first` at a multiple of the system's spacing from `second`.
  ///
  /// From baselines on, the spacing follows the text, also when its font changes later.
  static func constraint(
    _ first: LayoutOperand, _ relation: NSLayoutConstraint.Relation, _ second: LayoutOperand, multiplier: CGFloat,
    source: ConstraintSource? = nil
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      first, relation, second, constant: spacing(first, second) * multiplier, source: source)
    if first.isBaseline || second.isBaseline { constraint.systemSpacings = multiplier }
    return constraint
  }

  /// Returns the spacing between two positions.
  ///
  /// Apple documents that fonts decide it at baselines, not how. Here it is the height of a line, the larger one where
  /// there are two: texts that follow each other at this distance run on like the lines of one.
  static func spacing(_ first: LayoutOperand, _ second: LayoutOperand) -> CGFloat {
    [first, second].compactMap(\.baselineLineHeight).max() ?? betweenItems
  }
}

extension LayoutOperand {
  fileprivate var isBaseline: Bool { attribute == .firstBaseline || attribute == .lastBaseline }

  /// The height of the text's lines, where the operand is a baseline of some.
  fileprivate var baselineLineHeight: CGFloat? {
    guard isBaseline, let view = item.view else { return nil }
    return (view.baselineView(isFirst: attribute == .firstBaseline) as? any TextBaselines)?.baselineLineHeight
  }
}
