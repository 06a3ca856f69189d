// The debugging of layout.

extension UIView {
  /// Whether the constraints allow more than one frame of the view. It inspects the solved system.
  public final var hasAmbiguousLayout: Bool {
    ConstraintLayout.isAmbiguous(self)
  }

  /// Returns the constraints that determine the view's position and size along an axis: active ones of the app, and
  /// those of frames, autoresizing masks, sizes of content and insets of guides. It inspects the solved system.
  public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let state = layoutStateStorage else { return [] }
    return ConstraintLayout.constraintsAffecting(state.item, axis)
  }

  /// Changes the view's frame to another one that its ambiguous constraints allow, to make the ambiguity visible.
  ///
  /// Each call switches between two frames. Has no effect if the layout isn't ambiguous.
  public final func exerciseAmbiguityInLayout() {
    ConstraintLayout.exerciseAmbiguity(of: self)
  }
}

extension UILayoutGuide {
  /// Whether the constraints allow more than one frame of the guide. It inspects the solved system.
  public final var hasAmbiguousLayout: Bool {
    guard let owner else { return false }
    return ConstraintLayout.isAmbiguous(item, in: owner)
  }

  /// Returns the constraints that determine the guide's position and size along an axis. It inspects the solved system.
  public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    ConstraintLayout.constraintsAffecting(item, axis)
  }
}
