// The checks of UIKit, with its messages.

extension NSLayoutConstraint {
  /// Returns the two sides of a constraint from the items of an app.
  static func operands(
    _ view1: Any, _ attr1: Attribute, _ view2: Any?, _ attr2: Attribute
  ) -> (first: LayoutOperand, second: LayoutOperand?) {
    guard let firstItem = LayoutItem.of(view1) else {
      fatalError("NSLayoutConstraint: \(view1) is neither a view nor a layout guide")
    }
    let first = LayoutOperand(firstItem, attr1)
    // Without a second item, UIKit ignores its attribute. Layout libraries pass the first one.
    guard let view2 else { return (first, nil) }
    guard let secondItem = LayoutItem.of(view2) else {
      fatalError("NSLayoutConstraint: \(view2) is neither a view nor a layout guide")
    }
    return (first, attr2 == .notAnAttribute ? nil : LayoutOperand(secondItem, attr2))
  }

  func checkForm() {
    Self.checkFinite(constant, "constant", of: self)
    Self.checkFinite(multiplier, "multiplier", of: self)
    preconditionOfCaller(
      first.attribute != .notAnAttribute, "NSLayoutConstraint: Constraint must contain a first layout attribute")
    let family = first.family
    guard let second, multiplier != 0 else {
      preconditionOfCaller(
        family == .size,
        """
        NSLayoutConstraint for \(first.name): A multiplier of 0 or a nil second item together with a location for the \
        first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be \
        specified in pairs.
        """)
      return
    }
    // Positions on different axes are accepted here and rejected during layout; see `checkAxes()`.
    preconditionOfCaller(
      (family == .size) == (second.family == .size),
      "NSLayoutConstraint: Invalid pairing of layout attributes: \(first.name) and \(second.name)")
    guard family == .horizontalPosition, second.family == family else { return }
    let mixesSides =
      (first.attribute.followsTextDirection && second.attribute.isAbsoluteSide)
      || (first.attribute.isAbsoluteSide && second.attribute.followsTextDirection)
    preconditionOfCaller(
      !mixesSides,
      """
      NSLayoutConstraint: A constraint cannot be made between \(first.name) and \(second.name): leading and trailing \
      can't be paired with left and right. Use leading/trailing for both or neither.
      """)
  }

  /// Rejects a constraint between different axes, such as left and top. UIKit creates and activates it, and throws when
  /// its engine adds it.
  func checkAxes() {
    guard let second, first.family != second.family, multiplier != 0 else { return }
    preconditionOfCaller(false, "Constraint improperly relates anchors of incompatible types: \(self)")
  }

  static func checkFinite(_ value: CGFloat, _ what: String, of constraint: NSLayoutConstraint) {
    preconditionOfCaller(
      value.isFinite,
      "\(what.capitalized) is not finite! That's illegal. \(what):\(value) firstAnchor:\(constraint.first.name)")
  }
}
