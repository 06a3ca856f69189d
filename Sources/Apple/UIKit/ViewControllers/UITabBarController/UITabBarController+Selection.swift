import CoreGraphics
import Foundation

// The selection of the displayed controller.

extension UITabBarController {
  func replaceControllers(_ new: [UIViewController]) {
    let old = controllers
    let oldIndex = old.firstIndex { $0 === selectedStorage }
    let pushed = more.shownController
    controllers = new
    more.forget(old.filter { controller in !new.contains { $0 === controller } })
    for controller in old where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      if controller === shown, !(appearance.isShown && viewStorage?.window != nil) {
        controller.viewIfLoaded?.removeFromSuperview()
        shown = nil
      }
      if controller !== shown { release(controller) }
    }
    for controller in new where !old.contains(where: { $0 === controller }) {
      manage(controller)
      controller.didMove(toParent: self)
    }
    let own = new.filter { $0.parentStorage === self }
    childStorage = own + childStorage.filter { child in !own.contains { $0 === child } }
    more.update()
    tabBar.items = more.tabs.map { $0.tabBarItem }
    if !more.tabs.contains(where: { $0 === selectedStorage }) {
      let next =
        pushed.flatMap { pushed in new.first { $0 === pushed } } ?? oldIndex.flatMap {
          new.indices.contains($0) ? new[$0] : nil
        } ?? new.first
      selectedStorage = nil
      if let next { select(next) }
    }
    tabBar.selectedItem = selectedStorage?.tabBarItem
    viewStorage?.setNeedsLayout()
  }

  func tabBarItemsDidChange() {
    let items = more.tabs.map { $0.tabBarItem as UITabBarItem }
    guard !items.elementsEqual(tabBar.items ?? [], by: ===) else { return }
    tabBar.items = items
    tabBar.selectedItem = selectedStorage?.tabBarItem
  }

  func select(_ controller: UIViewController) {
    let controller = more.host(of: controller)
    tabBar.selectedItem = controller.tabBarItem
    guard controller !== selectedStorage else { return }
    // Selecting another tab restores the bar.
    tabBar.isMinimized = false
    let previousTab = selectedStorage.flatMap { tab(of: $0) }
    selectedStorage = controller
    if let tab = tab(of: controller) {
      delegate?.tabBarController(self, didSelectTab: tab, previousTab: previousTab)
    }
    if transition != nil {
      needsFollowUp = true
    } else if appearance.isShown, viewStorage != nil {
      startTransition()
    } else {
      shown?.viewIfLoaded?.removeFromSuperview()
      shown = nil
      viewStorage?.setNeedsLayout()
    }
  }

  func userChose(_ item: UITabBarItem) {
    guard let controller = more.tabs.first(where: { $0.tabBarItem === item }) else { return }
    let mayBeChosen = tab(of: controller).map { delegate?.tabBarController(self, shouldSelectTab: $0) ?? true } ?? true
    guard mayBeChosen, delegate?.tabBarController(self, shouldSelect: controller) ?? true else {
      tabBar.selectedItem = selectedStorage?.tabBarItem
      return
    }
    if controller === selectedStorage {
      // A second tap returns to the first controller.
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(controller)
    }
    (tab(of: controller) as? UISearchTab)?.activateSearch()
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// Adds the selected controller's view without a transition, as when the tab bar controller appears on the screen.
  func installSelected() {
    guard transition == nil, let selected = selectedStorage, shown !== selected,
      let view = viewStorage as? TabLayoutView
    else { return }
    shown?.viewIfLoaded?.removeFromSuperview()
    shown = selected
    view.content.frame = view.bounds
    selected.view.frame = view.bounds
    selected.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.content.addSubview(selected.view)
    layOutTabs()
  }

  private func startTransition() {
    guard let to = selectedStorage, let view = viewStorage as? TabLayoutView else { return }
    let from = shown
    guard from !== to else { return }
    var plan = ControllerTransition.Plan(
      container: view.content, from: from, to: to, fromView: from?.viewIfLoaded, toView: to.view, isAnimated: false)
    if let from, view.window != nil,
      let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: from, to: to)
    {
      plan.isAnimated = true
      plan.animator = animator
      plan.interactor = delegate?.tabBarController(self, interactionControllerFor: animator)
    }
    let animated = plan.isAnimated
    plan.initialFrame = view.bounds
    plan.finalFrame = view.bounds
    plan.begin = { [weak self] in
      guard let self else { return }
      from?.beginDisappearance(animated: animated)
      to.beginAppearance(animated: animated)
      shown = to
      to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      layOutTabs()
    }
    plan.makeMotion = { [weak self] in
      guard let self else { return StillMotion() }
      view.content.addSubview(to.view)
      to.view.frame = view.bounds
      from?.viewIfLoaded?.removeFromSuperview()
      layOutTabs()
      return StillMotion()
    }
    plan.end = { [weak self] finished in
      self?.transitionDidEnd(from: from, to: to, finished: finished, animated: animated)
    }
    let transition = ControllerTransition(plan)
    self.transition = transition
    transition.start(in: view.window)
  }

  /// A controller without its own tab remains a child.
  private func releaseUnlessListed(_ controller: UIViewController) {
    if !controllers.contains(where: { $0 === controller }) { release(controller) }
  }

  private func transitionDidEnd(from: UIViewController?, to: UIViewController, finished: Bool, animated: Bool) {
    transition = nil
    if finished {
      if to.view.superview == nil { (viewStorage as? TabLayoutView)?.content.addSubview(to.view) }
      if let old = from?.viewIfLoaded, old.superview === (viewStorage as? TabLayoutView)?.content {
        old.removeFromSuperview()
      }
      from?.endDisappearance()
      to.endAppearance()
    } else {
      to.beginDisappearance(animated: animated)
      to.viewIfLoaded?.removeFromSuperview()
      to.endDisappearance()
      from?.beginAppearance(animated: animated)
      from?.endAppearance()
      shown = from
      selectedStorage = from
      tabBar.selectedItem = from?.tabBarItem
    }
    if let from, !more.tabs.contains(where: { $0 === from }) { releaseUnlessListed(from) }
    viewStorage?.setNeedsLayout()
    if needsFollowUp {
      needsFollowUp = false
      startTransition()
    }
  }
}

/// The delegate of a tab bar controller's bar. A tap selects the controller.
@MainActor
final class TabBarLink: NSObject, UITabBarDelegate, TabBarExpanding {
  weak var controller: UITabBarController?

  func expandTabBar() { controller?.setTabBarMinimized(false) }

  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let controller else { return }
    controller.tabBar(tabBar, didSelect: item)
    controller.userChose(item)
  }
}
