import UIKit

/// A restaurant's picture, name and description, in a view that was extracted from its controller and uses plain UIKit.
///
/// The constraints are in the Visual Format Language, as in early view code.
final class RestaurantView: UIView {
  private let restaurantName = UILabel()
  private let restaurantImage = UIImageView()
  private let separator = UIView()
  private let details = UILabel()

  struct LayoutConstants {
    static let padding: CGFloat = 15.0
    static let imageHeight: CGFloat = 220.0
    static let separatorHeight: CGFloat = 1.0
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground

    restaurantName.font = .systemFont(ofSize: 28, weight: .bold)
    restaurantName.numberOfLines = 0
    details.font = .preferredFont(forTextStyle: .body)
    details.textColor = .secondaryLabel
    details.numberOfLines = 0
    restaurantImage.contentMode = .scaleAspectFill
    restaurantImage.clipsToBounds = true
    separator.backgroundColor = .separator

    let views: [String: UIView] = [
      "name": restaurantName, "image": restaurantImage, "separator": separator, "details": details,
    ]
    for view in [restaurantImage, restaurantName, separator, details] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }

    let metrics: [String: Any] = [
      "padding": LayoutConstants.padding, "imageHeight": LayoutConstants.imageHeight,
      "line": LayoutConstants.separatorHeight,
    ]
    let formats = [
      "H:|[image]|", "H:|-padding-[name]-padding-|", "H:|-padding-[separator]|", "H:|-padding-[details]-padding-|",
      "V:|[image(imageHeight)]-padding-[name]-padding-[separator(line)]-padding-[details]-(>=padding)-|",
    ]
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: metrics, views: views))
    }
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  /// Displays a restaurant.
  func show(_ restaurant: Restaurant) {
    restaurantName.text = restaurant.name
    restaurantImage.image = restaurant.picture
    details.text = restaurant.details
  }
}
