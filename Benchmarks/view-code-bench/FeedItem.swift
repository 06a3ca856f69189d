import UIKit

/// What the feed shows.
protocol FeedItem {
  var color: UIColor { get }
  var date: String { get }
}

/// A picture with a line below it.
struct PhotoItem: FeedItem {
  var color = UIColor.systemTeal
  var date: String
  var photo: UIImage?
  var caption: String
}

/// How far somebody has come.
struct ProgressItem: FeedItem {
  var color = UIColor.systemGreen
  var date: String
  var title: String
  var fraction: Float
}

/// The items of a feed, in turn.
func feedItems(_ count: Int) -> [any FeedItem] {
  (0..<count).map { index in
    let date = "\(index) min ago"
    if index % 2 == 0 { return PhotoItem(date: date, caption: "Lunch number \(index)") }
    return ProgressItem(date: date, title: "Marathon training, week \(index)", fraction: 0.5)
  }
}
