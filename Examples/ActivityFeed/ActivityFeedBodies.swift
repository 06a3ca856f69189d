import ObjectiveCNames
import UIKit
import ViewCode

extension Bodies<any ActivityFeedViewable> {
  /// The body of each kind of activity. A new kind requires a line here, without changes of the shell and the table.
  static let activityFeed = Bodies()
    .register(nib: nib("ActivityFeedBasicBodyView"), as: ActivityFeedBasicBodyView.self, for: BasicActivity.self)
    .register(nib: nib("ActivityFeedQuoteBodyView"), as: ActivityFeedQuoteBodyView.self, for: QuoteActivity.self)
    .register(ActivityFeedPhotoBodyView(), for: PhotoActivity.self)
    .register(ActivityFeedProgressBodyView(), for: ProgressActivity.self)

  /// Returns a nib whose outlets are exposed by name, as `@IBOutlet` does on iOS.
  private static func nib(_ name: String) -> UINib {
    expose(
      ActivityFeedBasicBodyView.self, .outlet("iconView", \.iconView), .outlet("titleLabel", \.titleLabel),
      .outlet("detailsLabel", \.detailsLabel))
    expose(
      ActivityFeedQuoteBodyView.self, .outlet("quoteLabel", \.quoteLabel), .outlet("authorLabel", \.authorLabel))
    return UINib(nibName: name, bundle: .module)
  }
}
