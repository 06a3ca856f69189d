import UIKit
import ViewCode

/// A user's picture with four lines of text. The base class of view code performs the steps.
final class ProfileView: CodedView {
  /// The displayed values.
  struct ViewModel {
    var name: String
    var age: Int
    var occupation: String
    var gender: String
    var image: UIImage?
  }

  private enum Metrics {
    static let height: CGFloat = 98
    static let imageSide: CGFloat = 80
    static let horizontalMargin: CGFloat = 16
    static let verticalMargin: CGFloat = 8
    static let imageToLabels: CGFloat = 48
  }

  @Configures var viewModel: ViewModel

  private lazy var imageView = UIImageView()
    .setting(\.contentMode, to: .scaleAspectFill)
    .setting(\.clipsToBounds, to: true)

  private lazy var nameLabel = UILabel().setting(\.font, to: .boldSystemFont(ofSize: 17))
  private lazy var ageLabel = makeDetailLabel()
  private lazy var occupationLabel = makeDetailLabel()
  private lazy var genderLabel = makeDetailLabel()

  private lazy var labels = UIStackView()
    .setting(\.axis, to: .vertical)
    .setting(\.distribution, to: .fillEqually)

  init(viewModel: ViewModel) {
    self.viewModel = viewModel
    super.init(frame: .zero)
  }

  var hierarchy: Hierarchy {
    imageView
    labels {
      nameLabel
      ageLabel
      occupationLabel
      genderLabel
    }
  }

  var layout: Layout {
    height(Metrics.height)

    imageView.size(Metrics.imageSide)
    imageView.pin(.leading, .centerY, inset: Metrics.horizontalMargin)

    labels.pin(after: imageView, gap: Metrics.imageToLabels)
    labels.pin(.trailing, inset: Metrics.horizontalMargin)
    labels.pin(.vertical, inset: Metrics.verticalMargin)
  }

  var configuration: Configuration {
    Setting(\.backgroundColor, of: self, to: .systemBackground)
    Setting(\.image, of: imageView, to: viewModel.image)
    Setting(\.text, of: nameLabel, to: viewModel.name)
    Setting(\.text, of: ageLabel, to: "\(viewModel.age) years")
    Setting(\.text, of: occupationLabel, to: viewModel.occupation)
    Setting(\.text, of: genderLabel, to: viewModel.gender)
  }

  /// Updates the corner radius, because the picture has a size only after layout.
  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.layer.cornerRadius = imageView.bounds.height / 2
  }

  private func makeDetailLabel() -> UILabel {
    UILabel()
      .setting(\.font, to: .systemFont(ofSize: 15))
      .setting(\.textColor, to: .secondaryLabel)
  }
}

extension ProfileView.ViewModel {
  @MainActor
  static var sample: Self {
    Self(
      name: "Ada Lovelace", age: 36, occupation: "Mathematician", gender: "Female",
      image: Artwork.portrait(side: 80, top: .systemTeal, bottom: .systemIndigo))
  }
}

#Preview("ProfileView") {
  ProfileView(viewModel: .sample)
}
