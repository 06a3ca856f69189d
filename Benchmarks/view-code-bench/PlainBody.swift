import UIKit

/// The bodies' protocol as the article has it.
protocol PlainBody: UIView {
  func configure(for activity: any FeedItem)
}
