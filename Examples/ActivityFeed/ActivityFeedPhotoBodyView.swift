import UIKit
import ViewCode

/// A picture with a caption, in code.
final class ActivityFeedPhotoBodyView: CodedView, ActivityFeedConfigurableBody {
  private let photoView = UIImageView()
    .setting(\.contentMode, to: .scaleAspectFill)
    .setting(\.clipsToBounds, to: true)
    .setting(\.layer.cornerRadius, to: 6)

  private let captionLabel = UILabel()
    .setting(\.font, to: .preferredFont(forTextStyle: .subheadline))
    .setting(\.numberOfLines, to: 0)

  private lazy var stack = UIStackView.vertical(spacing: 8) {
    photoView
    captionLabel
  }

  var hierarchy: Hierarchy { stack }

  var layout: Layout {
    stack.pin(.edges)
    photoView.height(140)
  }

  func configure(for activity: PhotoActivity) {
    photoView.image = activity.photo
    captionLabel.text = activity.caption
  }
}
