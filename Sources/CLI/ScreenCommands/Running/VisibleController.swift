import UIKit

/// Finds the view controller that a user sees.
@MainActor
enum VisibleController {
  /// Returns the view controller that is presented last, on top of its navigation stack, or selected in its tab bar. In
  /// custom containers, this is the only child that fills them.
  static func innermost(of controller: UIViewController) -> UIViewController {
    if let presented = controller.presentedViewController, !presented.isBeingDismissed {
      return innermost(of: presented)
    }
    let next: UIViewController? =
      switch controller {
      case let navigation as UINavigationController: navigation.topViewController
      case let tabs as UITabBarController: tabs.selectedViewController
      case let pages as UIPageViewController: pages.viewControllers?.first
      case let split as UISplitViewController: split.viewControllers.last
      default: fillingChild(of: controller)
      }
    return next.map { innermost(of: $0) } ?? controller
  }

  private static func fillingChild(of controller: UIViewController) -> UIViewController? {
    guard let view = controller.viewIfLoaded else { return nil }
    let shown = controller.children.filter { child in
      guard let own = child.viewIfLoaded, own.window != nil, !own.isHidden else { return false }
      return own.convert(own.bounds, to: view).contains(view.bounds)
    }
    return shown.last
  }
}
