import UIKit
import ViewCode

final class CodedActivityFeedBasicBodyView: CodedView {
  let iconView = UIImageView()
    .setting(\.contentMode, to: .scaleAspectFit)
    .setting(\.clipsToBounds, to: true)

  let titleLabel = UILabel()
    .setting(\.text, to: "Title")
    .setting(\.font, to: .preferredFont(forTextStyle: .headline))
    .setting(\.numberOfLines, to: 0)
    .setting(\.adjustsFontForContentSizeCategory, to: true)

  let detailsLabel = UILabel().setup {
    $0.text = "Details"
    $0.font = .preferredFont(forTextStyle: .subheadline)
    $0.textColor = .secondaryLabel
    $0.numberOfLines = 0
    $0.adjustsFontForContentSizeCategory = true
  }

  var hierarchy: Hierarchy {
    iconView
    titleLabel
    detailsLabel
  }

  var layout: Layout {
    iconView.pin(.leading)
    iconView.pin(.top, inset: 2)
    iconView.pin(.bottom, inset: .atLeast(0))
    iconView.size(28)

    titleLabel.pin(.top, .trailing)
    titleLabel.pin(after: iconView, gap: 12)
    titleLabel.hug(.horizontal, at: UILayoutPriority(251))

    detailsLabel.pin(.horizontal, to: titleLabel)
    detailsLabel.pin(.bottom)
    detailsLabel.pin(below: titleLabel, gap: 2)
    detailsLabel.hug(.horizontal, at: UILayoutPriority(251))
  }

  var configuration: Configuration {
    Setting(\.insetsLayoutMarginsFromSafeArea, of: self, to: false)
  }
}
