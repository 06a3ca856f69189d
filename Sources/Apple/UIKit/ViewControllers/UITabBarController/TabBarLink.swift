import Foundation

/// The delegate of a tab controller's bar: a tap chooses the controller.
@MainActor
final class TabBarLink: NSObject, UITabBarDelegate {
  weak var controller: UITabBarController?

  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    controller?.userChose(item)
    (controller as? any UITabBarDelegate)?.tabBar(tabBar, didSelect: item)
  }
}
