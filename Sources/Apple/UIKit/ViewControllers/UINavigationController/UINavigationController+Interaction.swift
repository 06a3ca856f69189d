import CoreGraphics

// Going back with a drag from the edge of the screen. A gesture recognizer calls these methods.

extension UINavigationController {
  /// Whether a drag can go back: there is a previous screen, and the app has no custom back button.
  var canPopUnderFinger: Bool {
    guard state.stack.count > 1, state.transition == nil, viewStorage?.window != nil, let top = topViewController
    else { return false }
    let item = top.navigationItem
    let hasOwnButton = !(item.leftBarButtonItems?.isEmpty ?? true) && !item.leftItemsSupplementBackButton
    return !item.hidesBackButton && !hasOwnButton && !state.isBarHidden && !hasCustomPop(of: top)
  }

  /// Begins to pop with a drag.
  ///
  /// - Returns: Whether the drag can begin.
  @discardableResult
  package func beginInteractivePop() -> Bool {
    guard canPopUnderFinger, let top = topViewController else { return false }
    state.stack.removeLast()
    state.leaving.append(top)
    top.willMove(toParent: nil)
    startTransition(animated: true, isUnderFinger: true)
    return true
  }

  private func hasCustomPop(of top: UIViewController) -> Bool {
    guard let delegate, let below = state.stack.dropLast().last else { return false }
    return delegate.navigationController(self, animationControllerFor: .pop, from: top, to: below) != nil
  }

  /// Updates the pop with the distance of the finger, from 0 to 1.
  package func updateInteractivePop(_ fraction: CGFloat) {
    state.transition?.updateInteractiveTransition(fraction)
  }

  /// Ends the pop after the finger was lifted.
  ///
  /// - Parameter isPopped: Whether the drag was long or fast enough.
  package func endInteractivePop(_ isPopped: Bool) {
    if isPopped {
      state.transition?.finishInteractiveTransition()
    } else {
      state.transition?.cancelInteractiveTransition()
    }
  }
}
