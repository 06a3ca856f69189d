import UIKit

/// A delegate that decides how to handle the selection of a restaurant.
@MainActor
protocol RestaurantListViewControllerDelegate: AnyObject {
  func restaurantList(_ list: RestaurantListViewController, didSelect restaurant: Restaurant)
}

/// A list of restaurants. It does not know other screens; its delegate handles taps.
final class RestaurantListViewController: UITableViewController {
  weak var navigationDelegate: (any RestaurantListViewControllerDelegate)?
  private let restaurants: [Restaurant]

  init(title: String, restaurants: [Restaurant]) {
    self.restaurants = restaurants
    super.init(style: .plain)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Restaurant")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { restaurants.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Restaurant", for: indexPath)
    let restaurant = restaurants[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = restaurant.name
    content.secondaryText = restaurant.details
    content.secondaryTextProperties.numberOfLines = 1
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationDelegate?.restaurantList(self, didSelect: restaurants[indexPath.row])
  }
}

#Preview("Restaurant list") {
  RestaurantCoordinator(lists: [("Restaurants", Restaurant.samples)]).begin()
}
