import ObjectiveCNames
import UIKit
import ViewCode

extension Bodies<any ActivityFeedViewable> {
  /// Which body shows which kind of activity. Another kind is another line here; shell and table stay as they are.
  static let activityFeed = Bodies()
    .register(nib: nib("ActivityFeedBasicBodyView"), as: ActivityFeedBasicBodyView.self, for: BasicActivity.self)
    .register(nib: nib("ActivityFeedQuoteBodyView"), as: ActivityFeedQuoteBodyView.self, for: QuoteActivity.self)
    .register(ActivityFeedPhotoBodyView(), for: PhotoActivity.self)
    .register(ActivityFeedProgressBodyView(), for: ProgressActivity.self)

  /// The outlets are exposed by name, as `@IBOutlet` does on iOS.
  private static func nib(_ name: String) -> UINib {
    expose(
      ActivityFeedBasicBodyView.self, .outlet("iconView", \.iconView), .outlet("titleLabel", \.titleLabel),
      .outlet("detailsLabel", \.detailsLabel))
    expose(
      ActivityFeedQuoteBodyView.self, .outlet("quoteLabel", \.quoteLabel), .outlet("authorLabel", \.authorLabel))
    return UINib(nibName: name, bundle: .module)
  }
}
