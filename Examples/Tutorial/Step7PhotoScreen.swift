import UIKit
import ViewCode

// snippet: view
final class PhotoScreen: CodedView, ScreenView {
  struct ViewModel {
    var photo: Photo
    var isLiked = false
  }

  enum Event {
    case likeTapped
  }

  @Rebuilds var viewModel: ViewModel
  var onEvent: (Event) -> Void = { _ in }

  private lazy var pictureView = UIImageView()
    .setting(\.contentMode, to: .scaleAspectFill)
    .setting(\.clipsToBounds, to: true)

  private lazy var captionLabel = UILabel()
    .setting(\.font, to: .preferredFont(forTextStyle: .title3))
    .setting(\.numberOfLines, to: 0)

  private lazy var thanksLabel = UILabel()
    .setting(\.text, to: "They will be glad to hear it.")
    .setting(\.font, to: .preferredFont(forTextStyle: .subheadline))
    .setting(\.textColor, to: .secondaryLabel)
    .setting(\.numberOfLines, to: 0)

  private lazy var likeButton = UIButton(configuration: .filled())
    .setting(\.configuration!.buttonSize, to: .large)
    .on(.touchUpInside) { [unowned self] _ in onEvent(.likeTapped) }

  private lazy var details = UIStackView.vertical(spacing: 16) {}

  init(viewModel: ViewModel) {
    self.viewModel = viewModel
    super.init(frame: .zero)
  }

  var hierarchy: Hierarchy {
    pictureView
    details {
      captionLabel
      likeButton
      if viewModel.isLiked { thanksLabel }
    }
  }

  var layout: Layout {
    When(.portrait) {
      pictureView.pin(.top, .horizontal, to: .safeArea)
      pictureView.aspect(4 / 3)
      details.pin(below: pictureView, gap: 20)
      details.pin(.horizontal, to: .safeArea, inset: 16)
    } otherwise: {
      pictureView.pin(.leading, to: .safeArea)
      pictureView.pin(.vertical)
      pictureView.width(percent: 50, of: .safeArea)
      details.pin(.top, .trailing, to: .safeArea, inset: 20)
      details.pin(after: pictureView, gap: 20)
    }
  }

  var configuration: Configuration {
    Setting(\.backgroundColor, of: self, to: .systemBackground)
    Setting(\.image, of: pictureView, to: viewModel.photo.picture)
    Setting(\.text, of: captionLabel, to: viewModel.photo.caption)
    Setting(\.configuration!.title, of: likeButton, to: viewModel.isLiked ? "Liked" : "Like")
  }
}
// snippet end

// snippet: preview
#Preview("Tutorial 7") {
  let model = PhotoScreen.ViewModel(photo: FeedSamples.photo, isLiked: true)
  return ContentViewController<PhotoScreen>(viewModel: model)
}
// snippet end

// snippet: landscape
#Preview("Tutorial 7, on its side", traits: .landscapeLeft) {
  let model = PhotoScreen.ViewModel(photo: FeedSamples.photo)
  return ContentViewController<PhotoScreen>(viewModel: model)
}
// snippet end
