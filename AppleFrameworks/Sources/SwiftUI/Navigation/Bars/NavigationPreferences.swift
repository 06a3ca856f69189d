import UIKit

/// A namespace for functions that apply the navigation options of a page's views to its controller.
@MainActor
enum NavigationPreferences {
  static func apply(_ root: Node, to controller: UIViewController) {
    let look = root.preference(PageLookKey.self)
    let item = controller.navigationItem
    if let title = look.title?.string(in: root.environment), item.title != title { item.title = title }
    if let mode = mode(look, controller, root.environment), item.largeTitleDisplayMode != mode {
      item.largeTitleDisplayMode = mode
    }
    if let hides = look.hidesBack, item.hidesBackButton != hides { item.setHidesBackButton(hides, animated: false) }
    if let hides = look.hidesBar, let stack = controller.navigationController, stack.isNavigationBarHidden != hides {
      stack.setNavigationBarHidden(hides, animated: false)
    }
    if let role = look.role, item.style != role.style { item.style = role.style }
    if let subtitle = look.subtitle?.string(in: root.environment), item.subtitle != subtitle {
      item.subtitle = subtitle
    }
    BarItems.apply(look.items, to: controller, root.environment)
  }

  /// Returns the display mode of the title; `nil` if UIKit code determines it.
  private static func mode(
    _ look: PageLook, _ controller: UIViewController, _ environment: EnvironmentValues
  ) -> UINavigationItem.LargeTitleDisplayMode? {
    if look.display == .inline { return .never }
    let isOurs = environment.navigation != nil
    // A page without a title reserves no space for a large title.
    if isOurs, look.title == nil, (controller.navigationItem.title ?? "").isEmpty { return .never }
    if look.display == .large { return .always }
    return isOurs ? .automatic : nil
  }
}
