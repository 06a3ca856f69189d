import CoreGraphics

// Dismissal by the user: a swipe or a tap beside what is presented. A gesture calls these.

extension UIPresentationController {
  /// Whether the user may dismiss the controller now; the delegate hears of an attempt in vain.
  private func userMayDismiss() -> Bool {
    guard run.isActive, run.transition == nil, presentedViewController.extras.presented == nil else { return false }
    if !presentedViewController.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    {
      return true
    }
    delegate?.presentationControllerDidAttemptToDismiss(self)
    return false
  }

  /// The user dismisses the controller, all at once.
  ///
  /// - Returns: whether that is allowed.
  @discardableResult
  package func dismissByUser() -> Bool {
    guard userMayDismiss() else { return false }
    delegate?.presentationControllerWillDismiss(self)
    dismiss(animated: true, byUser: true, completion: nil)
    return true
  }

  /// A finger begins to drag the controller away.
  ///
  /// - Returns: whether that is allowed.
  package func beginInteractiveDismissal() -> Bool {
    guard userMayDismiss() else { return false }
    delegate?.presentationControllerWillDismiss(self)
    dismiss(animated: true, byUser: true, isUnderFinger: true, completion: nil)
    return true
  }

  /// How far the finger has dragged the controller, from 0 to 1.
  package func updateInteractiveDismissal(_ fraction: CGFloat) {
    run.transition?.updateInteractiveTransition(fraction)
  }

  /// The finger was lifted.
  ///
  /// - Parameter isDismissed: whether it was far or fast enough.
  package func endInteractiveDismissal(_ isDismissed: Bool) {
    if isDismissed {
      run.transition?.finishInteractiveTransition()
    } else {
      run.transition?.cancelInteractiveTransition()
    }
  }
}
