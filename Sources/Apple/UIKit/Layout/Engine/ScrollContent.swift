/// The meaning of a scroll view's edges in constraints.
///
/// Between a scroll view and a view inside of it, edges and margins are those of the content, while sizes and centers
/// are those of the scroll view. For views outside, a scroll view is like any other view.
@MainActor
enum ScrollContent {
  /// Returns the two sides of a constraint, with scroll views replaced with their content where needed.
  static func sides(of constraint: NSLayoutConstraint) -> (first: LayoutOperand, second: LayoutOperand?) {
    let (first, second) = (constraint.first, constraint.second)
    var concernsScrollView = isScrollView(first)
    if let second { concernsScrollView = concernsScrollView || isScrollView(second) }
    guard concernsScrollView else { return (first, second) }
    var items: [LayoutItem] = []
    first.forEachItem { items.append($0) }
    second?.forEachItem { items.append($0) }
    return (meant(by: first, among: items), second.map { meant(by: $0, among: items) })
  }

  /// Returns the margins for a margin attribute of the item.
  static func margins(of item: LayoutItem) -> UIEdgeInsets {
    if let view = item.view { return view.layoutMargins }
    guard let guide = item.guide, guide.role == .scrollContent else { return .zero }
    return guide.owner?.layoutMargins ?? .zero
  }

  private static func isScrollView(_ operand: LayoutOperand) -> Bool {
    operand.item.view?.asScrollView != nil || operand.start?.item.view?.asScrollView != nil
  }

  private static func meant(by operand: LayoutOperand, among items: [LayoutItem]) -> LayoutOperand {
    var operand = LayoutOperand(item(meantBy: operand.item, operand.attribute, among: items), operand.attribute)
      .withStart(operand.start)
    if let start = operand.start {
      operand.start = (item(meantBy: start.item, start.attribute, among: items), start.attribute)
    }
    return operand
  }

  private static func item(
    meantBy item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, among items: [LayoutItem]
  ) -> LayoutItem {
    guard attribute.isEdge, let scrollView = item.view?.asScrollView,
      items.contains(where: { isContent($0, of: scrollView) })
    else { return item }
    return scrollView.contentLayoutGuide.item
  }

  private static func isContent(_ item: LayoutItem, of scrollView: UIView) -> Bool {
    if let view = item.view { return view !== scrollView && view.isDescendant(of: scrollView) }
    guard let guide = item.guide, let owner = guide.owner else { return false }
    return owner === scrollView ? !guide.role.staysInSight : owner.isDescendant(of: scrollView)
  }
}

extension LayoutOperand {
  fileprivate func withStart(_ start: (item: LayoutItem, attribute: NSLayoutConstraint.Attribute)?) -> LayoutOperand {
    var operand = self
    operand.start = start
    return operand
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is one of the four sides, with or without margins. The baseline of a view without text is
  /// its bottom.
  fileprivate var isEdge: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .top, .bottom, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
      .topMargin, .bottomMargin, .firstBaseline, .lastBaseline:
      true
    case .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins, .notAnAttribute:
      false
    }
  }
}
