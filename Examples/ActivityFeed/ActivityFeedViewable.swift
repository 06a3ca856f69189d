import UIKit

/// The properties that the shell displays for every activity. The view models of the feed conform to it.
protocol ActivityFeedViewable {
  /// The color of the strip at the card's leading edge.
  var stripColor: UIColor { get }
  /// The date as text.
  var date: String { get }
}

/// A comment, a check-in, or another activity with an icon and text.
struct BasicActivity: ActivityFeedViewable {
  var stripColor: UIColor
  var date: String
  var icon: String
  var title: String
  var details: String
}

/// A quote.
struct QuoteActivity: ActivityFeedViewable {
  var stripColor: UIColor
  var date: String
  var quote: String
  var author: String
}

/// A picture with a caption.
struct PhotoActivity: ActivityFeedViewable {
  var stripColor: UIColor
  var date: String
  var photo: UIImage
  var caption: String
}

/// The progress of a user.
struct ProgressActivity: ActivityFeedViewable {
  var stripColor: UIColor
  var date: String
  var title: String
  var fraction: Float
}
