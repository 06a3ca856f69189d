import Foundation

/// The controllers of a tab bar controller without their own tabs, and the navigation controller that lists them.
@MainActor
final class MoreTabs {
  private unowned let owner: UITabBarController
  private lazy var list = MoreListController(for: self)
  private var navigationStorage: UINavigationController?
  /// The maximum number of tabs when the bar was last updated.
  private var knownLimit = 0
  /// The navigation controller whose stack is displayed in this one.
  private var borrowed: UINavigationController?
  /// The first controller of that stack.
  private var borrowedRoot: UIViewController?

  private static let compactLimit = 5
  private static let regularLimit = 8

  init(of owner: UITabBarController) {
    self.owner = owner
  }

  /// The controller of the last tab.
  var navigation: UINavigationController {
    if let navigationStorage { return navigationStorage }
    let navigation = UINavigationController(rootViewController: list)
    navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    navigationStorage = navigation
    return navigation
  }

  // MARK: - Controllers with tabs

  private var limit: Int {
    owner.traitCollection.horizontalSizeClass == .regular ? MoreTabs.regularLimit : MoreTabs.compactLimit
  }

  var isNeeded: Bool { owner.controllers.count > limit }

  /// Whether the maximum number of tabs has changed.
  var needsUpdate: Bool { knownLimit != 0 && limit != knownLimit && owner.controllers.count > min(limit, knownLimit) }

  /// The controllers with tabs, including the navigation controller if it is needed.
  var tabs: [UIViewController] {
    isNeeded ? Array(owner.controllers.prefix(limit - 1)) + [navigation] : owner.controllers
  }

  /// The controllers without tabs.
  var others: [UIViewController] { isNeeded ? Array(owner.controllers.dropFirst(limit - 1)) : [] }

  /// Called after the controllers or the number of tabs have changed.
  func update() {
    knownLimit = limit
    guard isNeeded else {
      if let navigation = navigationStorage, navigation.parentStorage === owner {
        giveBack()
        navigation.willMove(toParent: nil)
        // On the screen, it is removed by the transition to another tab.
        if owner.shown === navigation, owner.appearance.isShown, owner.viewStorage?.window != nil { return }
        navigation.viewIfLoaded?.removeFromSuperview()
        if owner.shown === navigation { owner.shown = nil }
        owner.release(navigation)
      }
      return
    }
    if navigation.parentStorage !== owner {
      owner.manage(navigation)
      navigation.didMove(toParent: owner)
    }
    // A controller with a tab is no longer in this navigation controller.
    if let pushed, !others.contains(where: { $0 === pushed }) { giveBack() }
    list.reload()
  }

  /// Called when controllers are about to leave the tab bar controller.
  func forget(_ controllers: [UIViewController]) {
    guard let pushed, controllers.contains(where: { $0 === pushed }) else { return }
    giveBack()
  }

  // MARK: - Displayed controllers

  /// The content of this stack: the navigation controller whose stack is displayed, or the controller above the list.
  private var pushed: UIViewController? { borrowed ?? navigationStorage?.viewControllers.dropFirst().first }

  /// The displayed controller without a tab.
  var shownController: UIViewController? {
    guard let navigationStorage, owner.selectedStorage === navigationStorage, let pushed else { return nil }
    return others.contains { $0 === pushed } ? pushed : nil
  }

  /// Returns the controller with a tab that displays a controller: itself, or the navigation controller onto which it
  /// is pushed.
  func host(of controller: UIViewController) -> UIViewController {
    guard others.contains(where: { $0 === controller }) else { return controller }
    show(controller, animated: false)
    return navigation
  }

  /// Pushes a controller without a tab.
  func show(_ controller: UIViewController, animated: Bool) {
    guard pushed !== controller else { return }
    if pushed != nil { giveBack() }
    var stack = [controller]
    if let other = controller as? UINavigationController {
      stack = other.viewControllers
      borrowed = other
      borrowedRoot = stack.first
      other.setViewControllers([], animated: false)
    }
    navigation.setViewControllers([list] + stack, animated: animated)
  }

  /// Returns the other controllers to the tab bar controller. Only the list remains on this stack.
  private func giveBack() {
    let stack = Array(navigation.viewControllers.dropFirst())
    navigation.setViewControllers([list], animated: false)
    takeBack(stack)
  }

  private func takeBack(_ stack: [UIViewController]) {
    if let borrowed, borrowed.viewControllers.isEmpty { borrowed.setViewControllers(stack, animated: false) }
    (borrowed, borrowedRoot) = (nil, nil)
    for controller in owner.controllers where controller.parentStorage !== owner {
      owner.manage(controller)
      controller.didMove(toParent: owner)
    }
  }

  /// Called after the user has returned to the list.
  func listDidAppear() {
    guard navigation.viewControllers.count == 1 else { return }
    takeBack([borrowedRoot].compactMap { $0 })
  }
}
