/// The targets of unwind segues.
@MainActor
enum UnwindTargets {
  /// Returns the nearest controller that displays the source and responds to an action; `nil` if there is none.
  static func target(of action: Selector, from source: UIViewController, sender: Any?) -> UIViewController? {
    for controller in candidates(from: source)
    where SelectorTable.responds(controller, to: action)
      && controller.canPerformUnwindSegueAction(action, from: source, sender: sender)
    {
      return controller
    }
    return nil
  }

  /// Returns the controllers below the source in its navigation stack, its ancestors, and those that present it.
  private static func candidates(from source: UIViewController) -> [UIViewController] {
    var found: [UIViewController] = []
    var current: UIViewController? = source
    while let controller = current {
      if let parent = controller.parent {
        if let navigation = parent as? UINavigationController,
          let index = navigation.viewControllers.firstIndex(where: { $0 === controller })
        {
          found += navigation.viewControllers[..<index].reversed()
        }
        found.append(parent)
        current = parent
      } else if let presenting = controller.presentingViewController {
        found += shown(by: presenting)
        current = presenting
      } else {
        current = nil
      }
    }
    return found
  }

  /// Returns the displayed controllers of a presenting controller, from the innermost one outwards.
  private static func shown(by controller: UIViewController) -> [UIViewController] {
    if let navigation = controller as? UINavigationController {
      return navigation.viewControllers.reversed() + [navigation]
    }
    if let tabs = controller as? UITabBarController, let selected = tabs.selectedViewController {
      return shown(by: selected) + [tabs]
    }
    return [controller]
  }

  /// Dismisses and pops the controllers that cover a controller.
  static func show(_ target: UIViewController, from source: UIViewController, animated: Bool) {
    // The presenting controller may be the target, or a container in which the target is below others.
    let isCovered = target.presentedViewController != nil
    if isCovered { target.dismiss(animated: animated) }
    if let navigation = target.navigationController, navigation.topViewController !== target {
      navigation.popToViewController(target, animated: animated && !isCovered)
    }
  }
}
