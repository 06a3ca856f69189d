/// The equations of rows with the names of an explanation.
@MainActor
enum ConstraintEquation {
  static func text(_ owner: RowOwner, _ names: ItemNames) -> String {
    switch owner {
    case .constraint(let constraint):
      return text(constraint, names)
    case .box(let item, .notNegative, let attribute):
      return "\(names.short(item)).\(attribute.name) >= 0"
    case .box(let item, .guide, let attribute):
      let owner = item.guide?.owner.map { names.short($0.layoutState.item) } ?? "its view"
      return "\(names.short(item)).\(attribute.name) follows \(owner)"
    case .box(let item, _, let attribute):
      let frame = item.view?.untransformedFrame ?? .zero
      let length: CGFloat =
        switch attribute {
        case .left: frame.minX
        case .top: frame.minY
        case .width: frame.width
        default: frame.height
        }
      return "\(names.short(item)).\(attribute.name) == \(length.briefDescription)"
    case .content(let item, let attribute):
      return "\(names.short(item)).\(attribute.name) == \(contentLength(item, attribute))"
    }
  }

  /// Returns the equation of a constraint, optionally with another relation or constant.
  static func text(
    _ constraint: NSLayoutConstraint, _ names: ItemNames, relation: NSLayoutConstraint.Relation? = nil,
    constant: CGFloat? = nil
  ) -> String {
    var text = "\(names.of(constraint.first)) \((relation ?? constraint.relation).symbol) "
    let constant = constant ?? constraint.constant
    guard let second = constraint.second else { return text + constant.briefDescription }
    if constraint.multiplier != 1 { text += "\(constraint.multiplier.briefDescription) * " }
    text += names.of(second)
    if constant > 0 { text += " + \(constant.briefDescription)" }
    if constant < 0 { text += " - \((-constant).briefDescription)" }
    return text
  }

  static func contentLength(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) -> String {
    guard let size = item.view?.intrinsicContentSize else { return "its content" }
    return (attribute == .width ? size.width : size.height).briefDescription
  }
}
