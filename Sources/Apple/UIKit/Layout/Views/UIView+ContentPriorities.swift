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
}
