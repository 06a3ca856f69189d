import UIKit
import ViewCode

/// A picture with a caption, in code.
final class CodedPhotoBody: CodedView, BodyView {
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

  func configure(for activity: PhotoItem) {
    photoView.image = activity.photo
    captionLabel.text = activity.caption
  }
}
