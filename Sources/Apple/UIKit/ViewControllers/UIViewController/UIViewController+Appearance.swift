// Coming on the screen and leaving it: parents first, children with them unless the container forwards by hand.

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

  /// The view has been put into the window.
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

  /// A controller with something for the keyboard's place, or to lie on top of it, shows it as it appears, as bars for messages do.
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

  /// Children whose views are in this controller's view share its fate.
  private func forward(_ action: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewStorage else { return }
    for child in childStorage {
      if let childView = child.viewStorage, childView.isDescendant(of: view) { action(child) }
    }
  }

  /// Whether the parent takes care of this child's appearing by itself.
  private var isForwardedByParent: Bool {
    if extras.isManagedByParent { return false }
    return parentStorage.map(\.shouldAutomaticallyForwardAppearanceMethods) ?? false
  }

  /// The view of a child goes into a window or out of it while its parent is on the screen.
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
