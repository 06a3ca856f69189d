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

// How firmly a view keeps to the size of its content.

extension UIView {
  final func effectiveContentHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutStateStorage?.hugging[axis] ?? ContentPriorities.defaultHugging(of: self, axis)
  }

  final func setContentHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    guard priority != effectiveContentHugging(axis) else { return }
    layoutState.hugging[axis] = priority
    ConstraintLayout.contentPriorityDidChange(self)
  }

  final func effectiveContentCompressionResistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutStateStorage?.compressionResistance[axis] ?? ContentPriorities.defaultCompressionResistance(of: self, axis)
  }

  final func setContentCompressionResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    guard priority != effectiveContentCompressionResistance(axis) else { return }
    layoutState.compressionResistance[axis] = priority
    ConstraintLayout.contentPriorityDidChange(self)
  }

  /// The value in an intrinsic content size that stands for having no opinion: -1.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The target of `systemLayoutSizeFitting(_:)` that asks for the smallest size: zero.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// The target of `systemLayoutSizeFitting(_:)` that asks for the largest size: 10,000 points both ways.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
