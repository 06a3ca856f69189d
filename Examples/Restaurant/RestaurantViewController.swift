import UIKit

/// A controller of one restaurant. It contains no layout: `loadView()` sets its view.
final class RestaurantViewController: UIViewController {
  private let restaurant: Restaurant
  private let restaurantView = RestaurantView()

  init(restaurant: Restaurant) {
    self.restaurant = restaurant
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = restaurantView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = restaurant.name
    restaurantView.show(restaurant)
  }
}

#Preview("Restaurant") {
  RestaurantViewController(restaurant: .sample)
}
