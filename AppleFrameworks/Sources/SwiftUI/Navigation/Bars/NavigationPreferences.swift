import UIKit

/// Applies the navigation options of a page's views to its controller.
@MainActor
enum NavigationPreferences {
  static func apply(_ root: Node, to controller: UIViewController) {
    let look = root.preference(PageLookKey.self)
    let item = controller.navigationItem
    if let title = look.title?.string(in: root.environment), item.title != title { item.title = title }
    switch look.display {
    case .inline?: if item.largeTitleDisplayMode != .never { item.largeTitleDisplayMode = .never }
    case .large?: if item.largeTitleDisplayMode != .always { item.largeTitleDisplayMode = .always }
    default: break
    }
    if let hides = look.hidesBack, item.hidesBackButton != hides { item.setHidesBackButton(hides, animated: false) }
    if let hides = look.hidesBar, let stack = controller.navigationController, stack.isNavigationBarHidden != hides {
      stack.setNavigationBarHidden(hides, animated: false)
    }
    BarItems.apply(look.items, to: controller, root.environment)
  }
}
