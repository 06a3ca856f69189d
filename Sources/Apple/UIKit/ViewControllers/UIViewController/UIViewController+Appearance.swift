// Appearance and disappearance. Parents come first, followed by their children, unless the container forwards the calls
// itself.

extension UIViewController {
  func beginAppearance(animated: Bool) {
    guard !appearance.isShown else { return }
    loadViewIfNeeded()
    appearance = .appearing(animated: animated, isInHierarchy: false)
    updateInheritedTraits()
    sendMessage("viewWillAppear:", [animated]) { viewWillAppear(animated) }
    prepareChildrenForAppearance()
    forward { $0.beginAppearance(animated: animated) }
  }

  /// Tells the controller that its view was added to the window.
  func announceIsAppearing() {
    guard case .appearing(let animated, false) = appearance else { return }
    appearance = .appearing(animated: animated, isInHierarchy: true)
    unavailableContent.viewWillBeSeen()
    sendMessage("viewIsAppearing:", [animated]) { viewIsAppearing(animated) }
    forward { $0.announceIsAppearing() }
  }

  func endAppearance() {
    announceIsAppearing()
    guard case .appearing(let animated, _) = appearance else { return }
    appearance = .appeared
    sendMessage("viewDidAppear:", [animated]) { viewDidAppear(animated) }
    becomeFirstResponderForItsInputViews()
    extras.roles.subtract([.movingToParent, .beingPresented])
    forward { $0.endAppearance() }
    finishAppearanceOfChildren()
  }

  /// Makes a controller with an input view or input accessory view the first responder when it appears, as controllers
  /// with message bars require.
  private func becomeFirstResponderForItsInputViews() {
    guard canBecomeFirstResponder, let window = viewIfLoaded?.window, window.firstResponder == nil,
      inputAccessoryView != nil || inputView != nil
    else { return }
    becomeFirstResponder()
  }

  func beginDisappearance(animated: Bool) {
    guard appearance.isShown else { return }
    appearance = .disappearing(animated: animated)
    sendMessage("viewWillDisappear:", [animated]) { viewWillDisappear(animated) }
    forward { $0.beginDisappearance(animated: animated) }
  }

  func endDisappearance() {
    guard case .disappearing(let animated) = appearance else { return }
    appearance = .disappeared
    sendMessage("viewDidDisappear:", [animated]) { viewDidDisappear(animated) }
    extras.roles.subtract([.movingFromParent, .beingDismissed])
    forward { $0.endDisappearance() }
  }

  /// Calls a closure for the children whose views are in this controller's view.
  private func forward(_ action: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewStorage else { return }
    for child in childStorage {
      if let childView = child.viewStorage, childView.isDescendant(of: view) { action(child) }
    }
  }

  /// Whether the parent forwards appearance calls to this child automatically.
  private var isForwardedByParent: Bool {
    if extras.isManagedByParent { return false }
    return parentStorage.map(\.shouldAutomaticallyForwardAppearanceMethods) ?? false
  }

  /// Updates the appearance of a child whose view is added to or removed from a window while its parent is visible.
  func viewWillMove(toWindow window: UIWindow?) {
    guard let parent = parentStorage, isForwardedByParent else { return }
    if window != nil {
      if parent.appearance.isShown { beginAppearance(animated: false) }
    } else if !parent.appearance.isDisappearing {
      beginDisappearance(animated: false)
    }
  }

  func viewDidMoveToWindow() {
    guard let parent = parentStorage, isForwardedByParent else { return }
    if let window = viewStorage?.window {
      if appearance.isShown, case .appeared = parent.appearance { window.appearances.add(self) }
    } else if !parent.appearance.isDisappearing {
      endDisappearance()
    }
  }
}
