import UIKit

/// The body of an activity: what lies inside the shell, and knows nothing of it.
protocol ActivityFeedConfigurableBody: UIView {
  /// Shows an activity; one of another kind is ignored.
  func configure(for activity: any ActivityFeedViewable)
}
