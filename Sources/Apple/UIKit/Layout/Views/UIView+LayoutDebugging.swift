// Questions about the layout that constraints gave.

extension UIView {
  /// Whether constraints leave more than one frame possible for the view. Costs a look at the solved system.
  public final var hasAmbiguousLayout: Bool {
    ConstraintLayout.isAmbiguous(self)
  }

  /// Returns the constraints that give the view its place and size along an axis: active ones of the app, and what
  /// stands for frames, autoresizing masks, sizes of content and the insets of guides. Costs a look at the solved
  /// system.
  public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let state = layoutStateStorage else { return [] }
    return ConstraintLayout.constraintsAffecting(state.item, axis)
  }

  /// Gives the view another of the frames that its ambiguous constraints allow, to make ambiguity visible.
  ///
  /// Each call goes to the other of two frames. Views whose layout is not ambiguous stay as they are.
  public final func exerciseAmbiguityInLayout() {
    ConstraintLayout.exerciseAmbiguity(of: self)
  }
}

extension UILayoutGuide {
  /// Whether constraints leave more than one frame possible for the guide. Costs a look at the solved system.
  public final var hasAmbiguousLayout: Bool {
    guard let owner else { return false }
    return ConstraintLayout.isAmbiguous(item, in: owner)
  }

  /// Returns the constraints that give the guide its place and size along an axis. Costs a look at the solved system.
  public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    ConstraintLayout.constraintsAffecting(item, axis)
  }
}
