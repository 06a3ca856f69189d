import CoreGraphics

// Changes of the stack, and their transitions.

extension UINavigationController {
  func setStack(_ new: [UIViewController], animated: Bool) {
    let old = state.stack
    if new.count == old.count, zip(new, old).allSatisfy({ $0 === $1 }) { return }
    for (index, controller) in new.enumerated() {
      preconditionOfCaller(
        !new[..<index].contains { $0 === controller },
        "All view controllers in a navigation controller must be distinct (\(controller.description))")
    }
    state.stack = new
    for controller in old.reversed() where !new.contains(where: { $0 === controller }) {
      state.arriving.removeAll { $0 === controller }
      state.leaving.append(controller)
      controller.willMove(toParent: nil)
    }
    for controller in new where !old.contains(where: { $0 === controller }) {
      if let index = state.leaving.firstIndex(where: { $0 === controller }) {
        state.leaving.remove(at: index)
        controller.willMove(toParent: self)
      } else {
        manage(controller)
      }
      state.arriving.append(controller)
    }
    childStorage = new + state.leaving
    showTop(animated: animated)
  }

  /// Whether callbacks about the displayed controller are due: the navigation controller is on the screen, or about to
  /// be.
  private var isOnScreen: Bool { appearance.isShown && viewStorage != nil }

  private func showTop(animated: Bool) {
    if state.transition != nil {
      // Changes are performed one after the other. Intermediate ones are not displayed.
      state.pendingChange = animated
      return
    }
    guard isOnScreen else {
      swapAtOnce()
      return
    }
    if state.shown === topViewController {
      settleStack()
      barsDidChange(animated: animated)
    } else {
      startTransition(animated: animated)
    }
  }

  /// Changes the views without appearance callbacks, because they are not visible.
  private func swapAtOnce() {
    if let shown = state.shown, shown !== topViewController {
      shown.viewIfLoaded?.removeFromSuperview()
      if appearance.isDisappearing { shown.endDisappearance() }
      state.shown = nil
    }
    settleStack()
    syncBarItems()
    viewStorage?.setNeedsLayout()
  }

  /// Notifies controllers that they were added or removed permanently.
  private func settleStack() {
    let (arriving, leaving) = (state.arriving, state.leaving)
    state.arriving = []
    state.leaving = []
    childStorage = state.stack + leaving
    for controller in leaving { release(controller) }
    for controller in arriving { controller.didMove(toParent: self) }
  }

  /// Adds the top's view without a transition, as when the controller appears on the screen.
  func installTop() {
    guard state.transition == nil, let top = topViewController, state.shown !== top,
      let view = viewStorage as? NavigationLayoutView
    else { return }
    state.shown?.viewIfLoaded?.removeFromSuperview()
    state.shown = top
    syncBarItems()
    view.content.frame = view.bounds
    top.view.frame = view.bounds
    top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.content.addSubview(top.view)
    layOutNavigation()
    if !state.hasAnnouncedFirst { top.extras.roles.insert(.movingToParent) }
  }

  /// Notifies the delegate of the displayed controller when the navigation controller first appears.
  func announceFirst() {
    guard !state.hasAnnouncedFirst, let top = state.shown else { return }
    state.hasAnnouncedFirst = true
    delegate?.navigationController(self, willShow: top, animated: false)
    delegate?.navigationController(self, didShow: top, animated: false)
  }

  // MARK: - Transitions

  func startTransition(animated: Bool, isUnderFinger: Bool = false) {
    guard let to = topViewController, let view = viewStorage as? NavigationLayoutView else { return }
    let from = state.shown
    let isPop =
      from.map { old in !state.stack.contains { $0 === old } } == true && !state.arriving.contains { $0 === to }
    let operation: Operation = isPop ? .pop : .push
    let isAnimated = animated && from != nil && view.window != nil
    let toView: UIView = to.view
    let content = view.content
    content.frame = view.bounds
    var plan = ControllerTransition.Plan(
      container: content, from: from, to: to, fromView: from?.viewIfLoaded, toView: toView, isAnimated: isAnimated)
    if isAnimated, let from {
      plan.animator = delegate?.navigationController(self, animationControllerFor: operation, from: from, to: to)
      if let animator = plan.animator {
        plan.interactor = delegate?.navigationController(self, interactionControllerFor: animator)
      }
    }
    plan.isUnderFinger = isUnderFinger
    plan.initialFrame = from?.viewIfLoaded?.frame ?? .zero
    plan.finalFrame = contentFrame(of: to)
    plan.begin = { [weak self] in self?.transitionWillBegin(from: from, to: to, isPop: isPop, animated: isAnimated) }
    plan.makeMotion = { [weak self] in
      guard let self else { return StillMotion() }
      if toView.superview !== content {
        if isPop { content.insertSubview(toView, at: 0) } else { content.addSubview(toView) }
      }
      toView.frame = contentFrame(of: to)
      guard isAnimated, let from else { return StillMotion() }
      if let zoom = ZoomMotion(of: isPop ? from : to, from: isPop ? to : from, in: content, isComing: !isPop) {
        return zoom
      }
      return SlideMotion(
        upper: isPop ? from.viewIfLoaded : toView, lower: isPop ? toView : from.viewIfLoaded, in: content,
        isPush: !isPop)
    }
    let formerStack = isPop ? state.stack + state.leaving.reversed() : state.stack.filter { $0 !== to }
    plan.end = { [weak self] finished in
      self?.transitionDidEnd(from: from, to: to, animated: isAnimated, finished: finished, formerStack: formerStack)
    }
    plan.makeCompanion = { [weak self] in
      guard let self, let motion = state.barMotion else { return nil }
      state.barMotion = nil
      guard !hidesBar else { return nil }
      motion.begin()
      return motion
    }
    let transition = ControllerTransition(plan)
    state.transition = transition
    transitionCoordinatorStorage = transition.coordinator
    transition.start(in: view.window)
  }

  private func transitionWillBegin(from: UIViewController?, to: UIViewController, isPop: Bool, animated: Bool) {
    if animated, !hidesBar, navigationBar.window != nil {
      state.barMotion = NavigationBarMotion(of: navigationBar, isPush: !isPop)
    }
    if isPop { from?.extras.roles.insert(.movingFromParent) } else { to.extras.roles.insert(.movingToParent) }
    from?.beginDisappearance(animated: animated)
    to.beginAppearance(animated: animated)
    state.hasAnnouncedFirst = true
    delegate?.navigationController(self, willShow: to, animated: animated)
    state.shown = to
    to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    syncBarItems(animated: animated)
    tabBarController?.bottomBarMayHaveChanged()
    layOutNavigation()
  }

  private func transitionDidEnd(
    from: UIViewController?, to: UIViewController, animated: Bool, finished: Bool, formerStack: [UIViewController]
  ) {
    state.transition = nil
    transitionCoordinatorStorage = nil
    if finished {
      if to.view.superview == nil, let view = viewStorage as? NavigationLayoutView { view.content.addSubview(to.view) }
      takeOutView(of: from)
      from?.endDisappearance()
      to.endAppearance()
      settleStack()
      delegate?.navigationController(self, didShow: to, animated: animated)
    } else {
      to.beginDisappearance(animated: animated)
      to.viewIfLoaded?.removeFromSuperview()
      to.endDisappearance()
      from?.extras.roles.remove(.movingFromParent)
      to.extras.roles.remove(.movingToParent)
      from?.beginAppearance(animated: animated)
      from?.endAppearance()
      state.shown = from
      restore(formerStack)
    }
    viewStorage?.setNeedsLayout()
    if let animated = state.pendingChange {
      state.pendingChange = nil
      showTop(animated: animated)
    }
  }

  /// Removes a view, unless its controller is in another container by now.
  private func takeOutView(of controller: UIViewController?) {
    guard let view = controller?.viewIfLoaded, view.superview === (viewStorage as? NavigationLayoutView)?.content
    else { return }
    view.removeFromSuperview()
  }

  /// Restores the stack after a canceled transition.
  private func restore(_ stack: [UIViewController]) {
    let arriving = state.arriving.filter { controller in !stack.contains { $0 === controller } }
    state.arriving = []
    state.leaving = []
    state.stack = stack
    childStorage = stack + arriving
    for controller in arriving {
      controller.willMove(toParent: nil)
      release(controller)
    }
    syncBarItems()
    tabBarController?.bottomBarMayHaveChanged()
  }
}
