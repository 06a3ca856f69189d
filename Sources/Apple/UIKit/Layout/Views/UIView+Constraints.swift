// The constraints that a view holds.

extension UIView {
  /// The active constraints that the view holds, oldest first: those whose items have it as nearest common ancestor.
  public final var constraints: [NSLayoutConstraint] { layoutStateStorage?.constraints.all ?? [] }

  /// Adds a constraint between the view and its descendants, and makes it active.
  ///
  /// `isActive` finds the right view by itself. An item outside of this view's subtree stops the program, as in UIKit.
  public final func addConstraint(_ constraint: NSLayoutConstraint) {
    ConstraintLayout.activate(constraint, on: self)
  }

  /// Adds constraints, each as ``addConstraint(_:)`` would.
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint that the view holds; others are left alone.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }

  /// Removes constraints, each as ``removeConstraint(_:)`` would.
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
}
