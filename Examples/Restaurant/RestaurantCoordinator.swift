import UIKit
import ViewCode

/// A coordinator that navigates from lists of restaurants to a restaurant. It is the only class that knows both
/// screens, and serves any number of lists.
///
/// Its first screen retains the coordinator, which retains no screen.
final class RestaurantCoordinator: Coordinator<Void>, RestaurantListViewControllerDelegate {
  private let lists: [(title: String, restaurants: [Restaurant])]

  init(lists: [(title: String, restaurants: [Restaurant])]) {
    self.lists = lists
    super.init()
  }

  /// Returns one list, or a tab for each list.
  override func start() -> any CoordinatedScreen {
    let stacks = lists.map { list in
      let controller = RestaurantListViewController(title: list.title, restaurants: list.restaurants)
      controller.navigationDelegate = self
      return CoordinatedNavigationController(rootViewController: controller)
    }
    guard stacks.count != 1 else { return stacks[0] }
    let tabs = CoordinatedTabBarController()
    tabs.viewControllers = stacks
    return tabs
  }

  func restaurantList(_ list: RestaurantListViewController, didSelect restaurant: Restaurant) {
    list.navigationController?.pushViewController(RestaurantViewController(restaurant: restaurant), animated: true)
  }
}
