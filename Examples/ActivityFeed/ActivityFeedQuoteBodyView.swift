import UIKit

/// Words and who said them. Its views come from `ActivityFeedQuoteBodyView.xib`.
final class ActivityFeedQuoteBodyView: UIView, ActivityFeedConfigurableBody {
  var quoteLabel: UILabel!
  var authorLabel: UILabel!

  func configure(for activity: any ActivityFeedViewable) {
    guard let activity = activity as? QuoteActivity else { return }
    quoteLabel.text = "“\(activity.quote)”"
    authorLabel.text = "— \(activity.author)"
  }
}
