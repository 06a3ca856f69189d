import UIKit

/// An item of the feed.
protocol FeedItem {
  var color: UIColor { get }
  var date: String { get }
}

/// A picture with a caption.
struct PhotoItem: FeedItem {
  var color = UIColor.systemTeal
  var date: String
  var photo: UIImage?
  var caption: String
}

/// The progress of a user.
struct ProgressItem: FeedItem {
  var color = UIColor.systemGreen
  var date: String
  var title: String
  var fraction: Float
}

/// Returns items of a feed, with the kinds in turn.
func feedItems(_ count: Int) -> [any FeedItem] {
  (0..<count).map { index in
    let date = "\(index) min ago"
    if index % 2 == 0 { return PhotoItem(date: date, caption: "Lunch number \(index)") }
    return ProgressItem(date: date, title: "Marathon training, week \(index)", fraction: 0.5)
  }
}
