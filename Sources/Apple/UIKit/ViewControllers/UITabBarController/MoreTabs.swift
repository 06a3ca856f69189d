import Foundation

/// The controllers of a tab controller that have no tab of their own, and the navigation controller that lists them.
@MainActor
final class MoreTabs {
  private unowned let owner: UITabBarController
  private lazy var list = MoreListController(for: self)
  private var navigationStorage: UINavigationController?
  /// How many tabs there was room for when the bar was last made.
  private var knownLimit = 0
  /// The navigation controller whose stack is on ours.
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

  // MARK: - What has a tab

  private var limit: Int {
    owner.traitCollection.horizontalSizeClass == .regular ? MoreTabs.regularLimit : MoreTabs.compactLimit
  }

  var isNeeded: Bool { owner.controllers.count > limit }

  /// Whether there is room for another number of tabs than before.
  var needsUpdate: Bool { knownLimit != 0 && limit != knownLimit && owner.controllers.count > min(limit, knownLimit) }

  /// The controllers that have tabs, ours among them where it is needed.
  var tabs: [UIViewController] {
    isNeeded ? Array(owner.controllers.prefix(limit - 1)) + [navigation] : owner.controllers
  }

  /// Those that have none.
  var others: [UIViewController] { isNeeded ? Array(owner.controllers.dropFirst(limit - 1)) : [] }

  /// There are other controllers, or there is another number of tabs.
  func update() {
    knownLimit = limit
    guard isNeeded else {
      if let navigation = navigationStorage, navigation.parentStorage === owner {
        giveBack()
        navigation.willMove(toParent: nil)
        // On the screen it goes with the transition to another tab.
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
    // One that has a tab now is on ours no more.
    if let pushed, !others.contains(where: { $0 === pushed }) { giveBack() }
    list.reload()
  }

  /// Controllers are leaving the tab controller.
  func forget(_ controllers: [UIViewController]) {
    guard let pushed, controllers.contains(where: { $0 === pushed }) else { return }
    giveBack()
  }

  // MARK: - What is shown

  /// What is on our stack: the navigation controller whose stack it is, or the controller above the list.
  private var pushed: UIViewController? { borrowed ?? navigationStorage?.viewControllers.dropFirst().first }

  /// The one without a tab that is on the screen.
  var shownController: UIViewController? {
    guard let navigationStorage, owner.selectedStorage === navigationStorage, let pushed else { return nil }
    return others.contains { $0 === pushed } ? pushed : nil
  }

  /// The controller with a tab that shows one: itself, or ours, onto which it is pushed.
  func host(of controller: UIViewController) -> UIViewController {
    guard others.contains(where: { $0 === controller }) else { return controller }
    show(controller, animated: false)
    return navigation
  }

  /// Puts one without a tab on our stack.
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

  /// Only the list is left on our stack, and the tab controller has the others as before.
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

  /// The user has come back to the list.
  func listDidAppear() {
    guard navigation.viewControllers.count == 1 else { return }
    takeBack([borrowedRoot].compactMap { $0 })
  }
}
