import UIKit

/// The identifying properties of a constraint without its numbers: anchors, relation, multiplier.
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

  /// Returns whether the numbers of another constraint can be applied. UIKit doesn't allow the priority of an active
  /// constraint to change between required and optional.
  func canTake(_ other: NSLayoutConstraint) -> Bool {
    priority == other.priority || !isActive || (priority != .required && other.priority != .required)
  }

  /// Applies the numbers of another constraint with the same form.
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

  /// A view of the constraint.
  var someView: UIView? {
    (firstItem as? UIView) ?? (firstItem as? UILayoutGuide)?.owningView
  }
}
