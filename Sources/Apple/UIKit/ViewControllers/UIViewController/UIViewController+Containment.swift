// Children.

extension UIViewController {
  func adopt(_ child: UIViewController) {
    preconditionOfCaller(child !== self, "\(description) cannot be its own child")
    var ancestor = parentStorage
    while let current = ancestor {
      preconditionOfCaller(current !== child, "\(child.description) contains \(description), so it cannot be its child")
      ancestor = current.parentStorage
    }
    if child.parentStorage === self { return }
    if child.parentStorage != nil {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    child.willMove(toParent: self)
    childStorage.append(child)
    child.parentStorage = self
    child.updateInheritedTraits()
  }

  func leaveParent() {
    guard let parent = parentStorage else { return }
    parent.childStorage.removeAll { $0 === self }
    parentStorage = nil
    traitsFromParent = nil
    didMove(toParent: nil)
    updateInheritedTraits()
  }
}

extension UIViewController: UIFocusEnvironment {
  /// The superview of the controller's view, or the presenting controller.
  public final var parentFocusEnvironment: (any UIFocusEnvironment)? {
    viewIfLoaded?.superview ?? parent ?? presentingViewController
  }

  public final var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
}
