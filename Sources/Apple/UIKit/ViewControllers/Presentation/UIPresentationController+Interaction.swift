import CoreGraphics

// Dismissal by a swipe or a tap of the user. Gesture recognizers call these methods.

extension UIPresentationController {
  /// Returns whether the user may dismiss the controller at present. If not, the delegate is told about the attempt.
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

  /// Dismisses the controller on behalf of the user.
  ///
  /// - Returns: Whether the dismissal is allowed.
  @discardableResult
  package func dismissByUser() -> Bool {
    guard userMayDismiss() else { return false }
    delegate?.presentationControllerWillDismiss(self)
    dismiss(animated: true, byUser: true, completion: nil)
    return true
  }

  /// Begins an interactive dismissal.
  ///
  /// - Returns: Whether the dismissal is allowed.
  package func beginInteractiveDismissal() -> Bool {
    guard userMayDismiss() else { return false }
    delegate?.presentationControllerWillDismiss(self)
    dismiss(animated: true, byUser: true, isUnderFinger: true, completion: nil)
    return true
  }

  /// Updates the progress of an interactive dismissal, from 0 to 1.
  package func updateInteractiveDismissal(_ fraction: CGFloat) {
    run.transition?.updateInteractiveTransition(fraction)
  }

  /// Ends an interactive dismissal.
  ///
  /// - Parameter isDismissed: Whether the controller is dismissed, because the drag was long or fast enough.
  package func endInteractiveDismissal(_ isDismissed: Bool) {
    if isDismissed {
      run.transition?.finishInteractiveTransition()
    } else {
      run.transition?.cancelInteractiveTransition()
    }
  }
}
