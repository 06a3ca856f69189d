import UIKit

/// What tells a constraint from others, beside its numbers: anchors, relation, multiplier.
struct ConstraintForm: Hashable {
  private let first: ObjectIdentifier?
  private let second: ObjectIdentifier?
  private let firstAttribute: NSLayoutConstraint.Attribute
  private let secondAttribute: NSLayoutConstraint.Attribute
  private let relation: NSLayoutConstraint.Relation
  private let multiplier: CGFloat

  @MainActor
  init(_ constraint: NSLayoutConstraint) {
    first = constraint.firstItem.map(ObjectIdentifier.init)
    second = constraint.secondItem.map(ObjectIdentifier.init)
    firstAttribute = constraint.firstAttribute
    secondAttribute = constraint.secondAttribute
    relation = constraint.relation
    multiplier = constraint.multiplier
  }
}

extension NSLayoutConstraint {
  func isLike(_ other: NSLayoutConstraint) -> Bool {
    ConstraintForm(self) == ConstraintForm(other)
  }

  /// UIKit refuses to make an active constraint required, or one that is required optional.
  func canTake(_ other: NSLayoutConstraint) -> Bool {
    priority == other.priority || !isActive || (priority != .required && other.priority != .required)
  }

  /// Takes over the numbers of another constraint of the same form.
  func take(_ other: NSLayoutConstraint) {
    if constant != other.constant { constant = other.constant }
    if priority != other.priority {
      let hasToPause = !canTake(other)
      if hasToPause { isActive = false }
      priority = other.priority
      if hasToPause { isActive = true }
    }
    if let identifier = other.identifier { self.identifier = identifier }
  }

  /// A view that the constraint is about.
  var someView: UIView? {
    (firstItem as? UIView) ?? (firstItem as? UILayoutGuide)?.owningView
  }
}
