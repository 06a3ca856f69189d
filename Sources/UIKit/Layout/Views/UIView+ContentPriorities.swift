// How firmly a view keeps to the size of its content.

extension UIView {
  /// How strongly the view refuses to become larger than its content along an axis.
  ///
  /// Required constraints win over content of any priority, ``UILayoutPriority/required`` too, and no conflict is told.
  ///
  /// - Default: 250 for most views.
  public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutStateStorage?.hugging[axis] ?? ContentPriorities.defaultHugging(of: self, axis)
  }

  /// Sets how strongly the view refuses to become larger than its content along an axis.
  public final func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard priority != contentHuggingPriority(for: axis) else { return }
    layoutState.hugging[axis] = priority
    ConstraintLayout.contentPriorityDidChange(self)
  }

  /// How strongly the view refuses to become smaller than its content along an axis.
  ///
  /// Required constraints win over content of any priority, ``UILayoutPriority/required`` too, and no conflict is told.
  ///
  /// - Default: 750 for most views.
  public final func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutStateStorage?.compressionResistance[axis] ?? ContentPriorities.defaultCompressionResistance(of: self, axis)
  }

  /// Sets how strongly the view refuses to become smaller than its content along an axis.
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard priority != contentCompressionResistancePriority(for: axis) else { return }
    layoutState.compressionResistance[axis] = priority
    ConstraintLayout.contentPriorityDidChange(self)
  }
}
