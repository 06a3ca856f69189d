import UIKit
import ViewCode

/// A title above a progress bar, in code.
final class ActivityFeedProgressBodyView: CodedView, ActivityFeedConfigurableBody {
  private let bar = UIProgressView(progressViewStyle: .default)
  private let titleLabel = UILabel()
    .setting(\.font, to: .preferredFont(forTextStyle: .headline))
    .setting(\.numberOfLines, to: 0)

  var hierarchy: Hierarchy {
    titleLabel
    bar
  }

  var layout: Layout {
    titleLabel.pin(.top, .horizontal)
    bar.pin(below: titleLabel, gap: 10)
    bar.pin(.horizontal)
    bar.pin(.bottom, inset: 4)
  }

  func configure(for activity: ProgressActivity) {
    titleLabel.text = activity.title
    bar.progress = activity.fraction
    bar.progressTintColor = activity.stripColor
  }
}
