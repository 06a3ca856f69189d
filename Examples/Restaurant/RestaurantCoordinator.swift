import UIKit

/// Goes from lists of restaurants to a restaurant: the only class that knows both screens. One coordinator serves any number of
/// lists.
///
/// The navigation controller that it starts keeps it; it keeps no screen.
@MainActor
final class RestaurantCoordinator: RestaurantListViewControllerDelegate {
  private let lists: [(title: String, restaurants: [Restaurant])]

  init(lists: [(title: String, restaurants: [Restaurant])]) {
    self.lists = lists
  }

  /// The screen to begin with: one list, or a tab for each.
  func start() -> UIViewController {
    let screens = lists.map { list in
      let controller = RestaurantListViewController(title: list.title, restaurants: list.restaurants)
      controller.navigationDelegate = self
      return RestaurantNavigationController(rootViewController: controller, coordinator: self)
    }
    guard screens.count != 1 else { return screens[0] }
    let tabs = UITabBarController()
    tabs.viewControllers = screens
    return tabs
  }

  func restaurantList(_ list: RestaurantListViewController, didSelect restaurant: Restaurant) {
    list.navigationController?.pushViewController(RestaurantViewController(restaurant: restaurant), animated: true)
  }
}

/// Keeps the coordinator for as long as its screens are there.
private final class RestaurantNavigationController: UINavigationController {
  private let coordinator: RestaurantCoordinator

  init(rootViewController: UIViewController, coordinator: RestaurantCoordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
