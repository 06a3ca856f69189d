/// One side of a constraint: an attribute of an item, or the distance between attributes of two items.
@MainActor
@usableFromInline
struct LayoutOperand {
  let item: LayoutItem
  let attribute: NSLayoutConstraint.Attribute

  /// The start of the distance, for an operand that `anchorWithOffset(to:)` created.
  var start: (item: LayoutItem, attribute: NSLayoutConstraint.Attribute)?

  init(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  var family: NSLayoutConstraint.Attribute.Family { start == nil ? attribute.family : .size }

  /// The operand in messages: `UILabel.leading`, `(UIView.left - UILabel.right)`.
  var name: String {
    guard let start else { return "\(item.name).\(attribute.name)" }
    return "(\(item.name).\(attribute.name) - \(start.item.name).\(start.attribute.name))"
  }

  /// Calls `body` with each item of the operand.
  func forEachItem(_ body: (LayoutItem) -> Void) {
    body(item)
    if let start { body(start.item) }
  }
}

extension LayoutOperand {
  /// Returns the distance from this position to another one.
  func distance(to end: LayoutOperand) -> LayoutOperand {
    var operand = end
    operand.start = (item, attribute)
    return operand
  }
}
