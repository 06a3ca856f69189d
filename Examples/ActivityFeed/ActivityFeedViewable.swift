import UIKit

/// What the shell of every activity shows, whatever its body is: the view models of the feed conform to it.
protocol ActivityFeedViewable {
  /// The strip at the card's leading edge.
  var stripColor: UIColor { get }
  /// When it happened, in words.
  var date: String { get }
}

/// A comment, a check-in, anything with an icon and words.
struct BasicActivity: ActivityFeedViewable {
  var stripColor: UIColor
  var date: String
  var icon: String
  var title: String
  var details: String
}

/// Somebody's words.
struct QuoteActivity: ActivityFeedViewable {
  var stripColor: UIColor
  var date: String
  var quote: String
  var author: String
}

/// A picture with a line below it.
struct PhotoActivity: ActivityFeedViewable {
  var stripColor: UIColor
  var date: String
  var photo: UIImage
  var caption: String
}

/// How far somebody has come.
struct ProgressActivity: ActivityFeedViewable {
  var stripColor: UIColor
  var date: String
  var title: String
  var fraction: Float
}
