import UIKit
import ViewCode

/// An icon next to a title and its details. Its views come from `ActivityFeedBasicBodyView.xib`.
final class ActivityFeedBasicBodyView: UIView, ActivityFeedConfigurableBody {
  var iconView: UIImageView!
  var titleLabel: UILabel!
  var detailsLabel: UILabel!

  func configure(for activity: BasicActivity) {
    iconView.image = UIImage(systemName: activity.icon)
    iconView.tintColor = activity.stripColor
    titleLabel.text = activity.title
    detailsLabel.text = activity.details
  }
}
