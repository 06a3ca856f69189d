import InterfaceBuilder

/// Constraints in plain UIKit code: with anchors, or with attributes if no anchor can express them.
struct AnchorLines {
  /// The name of the root view.
  let root: String

  /// Returns the expression of a constraint without its priority.
  func expression(_ model: ConstraintModel) -> String {
    guard let second = model.second else { return size(model) }
    let (first, other) = (Self.axis(of: model.attribute), Self.axis(of: model.secondAttribute))
    let isDimension = first == .size && other == .size
    guard first == other, first != nil, isDimension || model.multiplier.value == 1,
      let subject = anchor(model.first, model.attribute), let target = anchor(second, model.secondAttribute)
    else { return longForm(model) }
    var arguments = ["\(word(model.relation)): \(target)"]
    if model.multiplier.value != 1 { arguments.append("multiplier: \(Self.factor(model.multiplier))") }
    if model.constant != 0 { arguments.append("constant: \(SwiftLiteral.number(model.constant))") }
    return "\(subject).constraint(\(arguments.joined(separator: ", ")))"
  }

  private func size(_ model: ConstraintModel) -> String {
    let constant = SwiftLiteral.number(model.constant)
    guard Self.axis(of: model.attribute) == .size, let subject = anchor(model.first, model.attribute) else {
      return longForm(model)
    }
    return "\(subject).constraint(\(word(model.relation))Constant: \(constant))"
  }

  /// Returns the expression with attributes, for constraints that anchors cannot express, such as a center at a
  /// fraction of another's.
  private func longForm(_ model: ConstraintModel) -> String {
    let second = model.second.map { $0.expression(root: root) } ?? "nil"
    let attribute = model.second == nil ? "notAnAttribute" : Self.attribute(model.secondAttribute)
    return "NSLayoutConstraint(item: \(model.first.expression(root: root)), "
      + "attribute: .\(Self.attribute(model.attribute)), relatedBy: .\(Self.relation(model.relation)), "
      + "toItem: \(second), attribute: .\(attribute), multiplier: \(Self.factor(model.multiplier)), "
      + "constant: \(SwiftLiteral.number(model.constant)))"
  }

  private func anchor(_ item: LayoutItem, _ attribute: LayoutAttribute) -> String? {
    let name = Self.attribute(attribute)
    // Guides have no baselines.
    if case .guide = item, name.hasSuffix("Baseline") { return nil }
    return item.member("\(name)Anchor", root: root)
  }

  private func word(_ relation: LayoutRelation) -> String {
    switch relation {
    case .equal: "equalTo"
    case .lessThanOrEqual: "lessThanOrEqualTo"
    case .greaterThanOrEqual: "greaterThanOrEqualTo"
    }
  }

  static func relation(_ relation: LayoutRelation) -> String { relation.rawValue }

  static func attribute(_ attribute: LayoutAttribute) -> String {
    attribute == .baseline ? "lastBaseline" : attribute.rawValue
  }

  static func factor(_ multiplier: Multiplier) -> String {
    guard let numerator = multiplier.numerator, let denominator = multiplier.denominator else {
      return SwiftLiteral.factor(multiplier.value)
    }
    if denominator == 1 { return SwiftLiteral.factor(numerator) }
    // With a decimal point, a quotient of whole numbers is not an integer division.
    func side(_ value: Double) -> String { SwiftLiteral.factor(value) }
    return "\(side(numerator)) / \(side(denominator))"
  }

  enum Axis { case horizontal, vertical, size }

  static func axis(of attribute: LayoutAttribute) -> Axis? {
    switch attribute {
    case .left, .right, .leading, .trailing, .centerX: .horizontal
    case .top, .bottom, .centerY, .baseline, .lastBaseline, .firstBaseline: .vertical
    case .width, .height: .size
    default: nil
    }
  }
}
