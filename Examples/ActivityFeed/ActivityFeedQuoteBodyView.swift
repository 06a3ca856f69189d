import UIKit
import ViewCode

/// A quote with its author. Its views come from `ActivityFeedQuoteBodyView.xib`.
final class ActivityFeedQuoteBodyView: UIView, ActivityFeedConfigurableBody {
  var quoteLabel: UILabel!
  var authorLabel: UILabel!

  func configure(for activity: QuoteActivity) {
    quoteLabel.text = "“\(activity.quote)”"
    authorLabel.text = "— \(activity.author)"
  }
}
