// The constraints of a view.

extension UIView {
  /// The active constraints of the view, the oldest one first: those whose items have it as their nearest common
  /// ancestor.
  public final var constraints: [NSLayoutConstraint] { layoutStateStorage?.constraints.all ?? [] }

  /// Adds a constraint between the view and its descendants and activates it.
  ///
  /// `isActive` finds the appropriate view automatically. As in UIKit, the program stops for an item outside of this
  /// view's subtree.
  public final func addConstraint(_ constraint: NSLayoutConstraint) {
    ConstraintLayout.activate(constraint, on: self)
  }

  /// Adds constraints, the same as ``addConstraint(_:)`` for each.
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint of the view. Has no effect for other constraints.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }

  /// Removes constraints, the same as ``removeConstraint(_:)`` for each.
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
}

// The size of the content and its priorities.

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

  /// The value -1 in an intrinsic content size, for no intrinsic dimension.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The target of `systemLayoutSizeFitting(_:)` for the smallest size: zero.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// The target of `systemLayoutSizeFitting(_:)` for the largest size: 10,000 points along both axes.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
