// What UIKit refuses, in its words.

extension NSLayoutConstraint {
  func checkForm() {
    Self.checkFinite(constant, "constant", of: self)
    Self.checkFinite(multiplier, "multiplier", of: self)
    requireOfCaller(
      first.attribute != .notAnAttribute, "NSLayoutConstraint: Constraint must contain a first layout attribute")
    let family = first.family
    guard let second, multiplier != 0 else {
      requireOfCaller(
        family == .size,
        """
        NSLayoutConstraint for \(first.name): A multiplier of 0 or a nil second item together with a location for the \
        first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be \
        specified in pairs.
        """)
      return
    }
    requireOfCaller(
      family == second.family,
      "NSLayoutConstraint: Invalid pairing of layout attributes: \(first.name) and \(second.name)")
    guard family == .horizontalPosition else { return }
    let mixesSides =
      (first.attribute.followsTextDirection && second.attribute.isAbsoluteSide)
      || (first.attribute.isAbsoluteSide && second.attribute.followsTextDirection)
    requireOfCaller(
      !mixesSides,
      """
      NSLayoutConstraint: A constraint cannot be made between \(first.name) and \(second.name): leading and trailing \
      can't be paired with left and right. Use leading/trailing for both or neither.
      """)
  }

  static func checkFinite(_ value: CGFloat, _ what: String, of constraint: NSLayoutConstraint) {
    requireOfCaller(
      value.isFinite,
      "\(what.capitalized) is not finite! That's illegal. \(what):\(value) firstAnchor:\(constraint.first.name)")
  }
}
