extension UIStackView {
  /// An identity of a stack view's constraint. It consists of all immutable properties, which are all except the
  /// constant.
  @MainActor
  struct ConstraintKey: @MainActor Hashable {
    private let identifier: String?
    private let items: [ObjectIdentifier]
    private let attributes: [NSLayoutConstraint.Attribute]
    private let relation: NSLayoutConstraint.Relation
    private let multiplier: CGFloat
    private let priority: Float

    init(_ constraint: NSLayoutConstraint) {
      var items: [ObjectIdentifier] = []
      var attributes: [NSLayoutConstraint.Attribute] = []
      for operand in [constraint.first, constraint.second] {
        guard let operand else { continue }
        items.append(ObjectIdentifier(operand.item))
        attributes.append(operand.attribute)
        if let start = operand.start {
          items.append(ObjectIdentifier(start.item))
          attributes.append(start.attribute)
        }
      }
      identifier = constraint.identifier
      self.items = items
      self.attributes = attributes
      relation = constraint.relation
      multiplier = constraint.multiplier
      priority = constraint.priority.rawValue
    }
  }
}
