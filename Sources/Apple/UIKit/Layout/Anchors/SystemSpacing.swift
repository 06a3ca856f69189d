/// The system's standard spacing between items.
@MainActor
enum SystemSpacing {
  /// The spacing between two views or guides, in points.
  static let betweenItems: CGFloat = 8

  /// Returns a constraint that keeps `first` at a multiple of the system's spacing from `second`.
  ///
  /// From a baseline, the spacing depends on the text and follows later changes of its font.
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
  /// Apple documents that fonts determine it at baselines, but not the formula. Here, it is the line height, the larger
  /// one of two. Texts at this distance therefore continue like the lines of one text.
  static func spacing(_ first: LayoutOperand, _ second: LayoutOperand) -> CGFloat {
    [first, second].compactMap(\.baselineLineHeight).max() ?? betweenItems
  }
}

extension LayoutOperand {
  fileprivate var isBaseline: Bool { attribute == .firstBaseline || attribute == .lastBaseline }

  /// The line height of the text whose baseline the operand is; `nil` if it isn't a baseline of text.
  fileprivate var baselineLineHeight: CGFloat? {
    guard isBaseline, let view = item.view else { return nil }
    return (view.baselineView(isFirst: attribute == .firstBaseline) as? any TextBaselines)?.baselineLineHeight
  }
}
