import UIKit

/// Sample entries for the tutorial's previews and tests.
@MainActor
enum FeedSamples {
  static let quote = Quote(
    words: "What is written down can be read, and what can be read can be mended.", author: "Ada", date: "2 min ago")

  static let photo = Photo(
    picture: Artwork.bowl(size: CGSize(width: 400, height: 300), top: .systemOrange, bottom: .systemPink),
    caption: "Noodles at the harbour, before the rain.", date: "1 h ago")

  static var items: [any FeedItem] {
    [
      quote, photo,
      Quote(words: "Pin it once, and let the content say how high it is.", author: "Grace", date: "yesterday"),
    ]
  }

  static var milestones: [any FeedItem] {
    [
      Milestone(title: "Marathon training, week 5 of 16", progress: 5 / 16, date: "2 days ago"),
      Milestone(title: "Twelve of the sixteen chapters read", progress: 12 / 16, date: "last week"),
    ]
  }
}
