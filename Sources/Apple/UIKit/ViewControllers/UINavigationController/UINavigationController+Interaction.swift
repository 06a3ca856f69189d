import CoreGraphics

// The way back under a finger that comes in from the edge of the screen. A gesture calls these.

extension UINavigationController {
  /// Whether a finger may lead back: there is somewhere to go, and the app has no way of its own.
  var canPopUnderFinger: Bool {
    guard state.stack.count > 1, state.transition == nil, viewStorage?.window != nil, let top = topViewController
    else { return false }
    let item = top.navigationItem
    let hasOwnButton = !(item.leftBarButtonItems?.isEmpty ?? true) && !item.leftItemsSupplementBackButton
    return !item.hidesBackButton && !hasOwnButton && !state.isBarHidden && !hasCustomPop(of: top)
  }

  /// Begins to pop under a finger.
  ///
  /// - Returns: whether a finger may.
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

  /// How far the finger has come across the screen, from 0 to 1.
  package func updateInteractivePop(_ fraction: CGFloat) {
    state.transition?.updateInteractiveTransition(fraction)
  }

  /// The finger was lifted.
  ///
  /// - Parameter isPopped: whether it was far or fast enough.
  package func endInteractivePop(_ isPopped: Bool) {
    if isPopped {
      state.transition?.finishInteractiveTransition()
    } else {
      state.transition?.cancelInteractiveTransition()
    }
  }
}
