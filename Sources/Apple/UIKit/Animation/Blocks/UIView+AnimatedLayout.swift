extension UIView {
  /// Makes a change that shows in the view's layout, which is animated where it is asked for and the view is on the screen.
  func changeLayout(animated: Bool, duration: Double = 0.25, _ change: () -> Void) {
    guard animated, window != nil, ViewAnimations.current.areEnabled else { return change() }
    // What waits from before is not part of it.
    ViewAnimation.withoutAnimation { layoutIfNeeded() }
    change()
    ViewAnimation(duration: duration, options: [.allowUserInteraction, .beginFromCurrentState])
      .run({ layoutIfNeeded() }, completion: nil)
  }
}
