/// The rules of constraints whose violation stops a program. Since a file must not stop it, they are checked first.
@MainActor
enum NibConstraintRules {
  /// Returns the reason that a constraint can't be created; `nil` if it can.
  static func problem(
    _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ second: AnyObject?,
    _ secondAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat
  ) -> String? {
    if attribute == .notAnAttribute { return "it has no first attribute" }
    if second == nil || secondAttribute == .notAnAttribute || multiplier == 0 {
      return attribute.family == .size ? nil : "\(attribute.name) needs a second item"
    }
    if attribute.family != secondAttribute.family {
      return "\(attribute.name) and \(secondAttribute.name) cannot be compared"
    }
    if attribute.isAbsoluteSide && secondAttribute.followsTextDirection
      || attribute.followsTextDirection && secondAttribute.isAbsoluteSide
    {
      return "\(attribute.name) and \(secondAttribute.name) cannot be paired"
    }
    return nil
  }

  /// Returns the reason that a constraint can't be activated; `nil` if it can.
  static func problem(of constraint: NSLayoutConstraint) -> String? {
    guard let first = root(constraint.firstItem) else { return "a layout guide has no owning view" }
    guard constraint.secondAttribute != .notAnAttribute else { return nil }
    guard let second = root(constraint.secondItem) else { return "a layout guide has no owning view" }
    return first === second ? nil : "its views have no common superview"
  }

  private static func root(_ item: AnyObject?) -> UIView? {
    var view = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    while let superview = view?.superview { view = superview }
    return view
  }
}
