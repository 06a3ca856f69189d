import ObjectiveCNames
import UIKit

/// Which body shows which kind of activity.
@MainActor
enum ActivityFeedBodies {
  static func body(for activity: any ActivityFeedViewable) -> (any ActivityFeedConfigurableBody)? {
    switch activity {
    case is BasicActivity: fromNib(ActivityFeedBasicBodyView.self)
    case is QuoteActivity: fromNib(ActivityFeedQuoteBodyView.self)
    case is PhotoActivity: ActivityFeedPhotoBodyView()
    case is ProgressActivity: ActivityFeedProgressBodyView()
    default: nil
    }
  }

  /// The nibs are read once, and their outlets exposed by name, as `@IBOutlet` does on iOS.
  private static let nibs: [String: UINib] = {
    expose(
      ActivityFeedBasicBodyView.self, .outlet("iconView", \.iconView), .outlet("titleLabel", \.titleLabel),
      .outlet("detailsLabel", \.detailsLabel))
    expose(
      ActivityFeedQuoteBodyView.self, .outlet("quoteLabel", \.quoteLabel), .outlet("authorLabel", \.authorLabel))
    return Dictionary(
      uniqueKeysWithValues: ["ActivityFeedBasicBodyView", "ActivityFeedQuoteBodyView"].map {
        ($0, UINib(nibName: $0, bundle: .module))
      })
  }()

  private static func fromNib<Body: ActivityFeedConfigurableBody>(_ type: Body.Type) -> Body? {
    nibs[String(describing: type)]?.instantiate(withOwner: nil).first as? Body
  }
}
