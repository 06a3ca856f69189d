import UIKit

// snippet: item
/// The properties that every entry of the feed has.
protocol FeedItem {
  var color: UIColor { get }
  var date: String { get }
}
// snippet end

// snippet: kinds
struct Quote: FeedItem {
  var words: String
  var author: String
  var date: String
  var color: UIColor { .systemPurple }
}

struct Photo: FeedItem {
  var picture: UIImage
  var caption: String
  var date: String
  var color: UIColor { .systemTeal }
}
// snippet end
