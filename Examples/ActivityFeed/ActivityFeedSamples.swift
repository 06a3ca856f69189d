import UIKit

/// Sample activities for previews and tests, which are always the same.
@MainActor
public enum ActivityFeedSamples {
  private static let photo = Artwork.bowl(
    size: CGSize(width: 320, height: 140), top: .systemTeal, bottom: .systemIndigo)

  private static let quotes = [
    ("A view that is written down can be read.", "Ada"),
    (
      "Pin it once, and let the content say how high it wants to be. The rest is arithmetic, and arithmetic is patient.",
      "Grace"
    ),
  ]

  /// Returns activities of the four kinds in turn.
  static func activities(_ count: Int) -> [any ActivityFeedViewable] {
    (0..<count).map { index in
      let date = "\(index + 1) min ago"
      switch index % 4 {
      case 0:
        let many = index % 8 == 0
        return BasicActivity(
          stripColor: .systemBlue, date: date, icon: "star", title: "Jeff liked your photo \(index)",
          details: many
            ? "It was taken at the harbour, just before the rain came and everybody ran." : "At the harbour.")
      case 1:
        let (quote, author) = quotes[(index / 4) % quotes.count]
        return QuoteActivity(stripColor: .systemPurple, date: date, quote: quote, author: author)
      case 2:
        return PhotoActivity(stripColor: .systemTeal, date: date, photo: photo, caption: "Lunch number \(index)")
      default:
        return ProgressActivity(
          stripColor: .systemGreen, date: date, title: "Marathon training, week \(index % 16 + 1)",
          fraction: Float(index % 16 + 1) / 16)
      }
    }
  }

  /// Returns the screen of the feed, for hosts outside this module.
  public static func screen(_ count: Int) -> UIViewController {
    ActivityFeedViewController(activities: activities(count))
  }
}
