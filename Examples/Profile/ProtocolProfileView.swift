import UIKit
import ViewCode

/// A variant of ``ProfileView`` with the protocol, for classes that require another superclass.
///
/// The pipeline is private, so that other types cannot perform its steps.
final class ProtocolProfileView: UIControl, ViewCoding {
  private enum Metrics {
    static let height: CGFloat = 98
    static let imageSide: CGFloat = 80
    static let horizontalMargin: CGFloat = 16
    static let verticalMargin: CGFloat = 8
    static let imageToLabels: CGFloat = 48
  }

  private let pipeline = Pipeline()

  var viewModel: ProfileView.ViewModel {
    didSet { pipeline.reconfigure(self) }
  }

  private lazy var imageView: UIImageView = {
    let imageView = UIImageView()
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    return imageView
  }()

  private lazy var labels: UIStackView = {
    let stack = UIStackView(arrangedSubviews: lines)
    stack.axis = .vertical
    stack.distribution = .fillEqually
    // The control handles touches.
    stack.isUserInteractionEnabled = false
    return stack
  }()

  private lazy var lines: [UILabel] = (0..<4).map { row in
    UILabel()
      .setting(\.font, to: row == 0 ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 15))
      .setting(\.textColor, to: row == 0 ? .label : .secondaryLabel)
  }

  init(viewModel: ProfileView.ViewModel) {
    self.viewModel = viewModel
    super.init(frame: .zero)
    pipeline.build(self)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  var hierarchy: Hierarchy {
    imageView
    labels
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
    for (line, text) in zip(lines, texts) {
      Setting(\.text, of: line, to: text)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.layer.cornerRadius = imageView.bounds.height / 2
  }

  private var texts: [String] {
    [viewModel.name, "\(viewModel.age) years", viewModel.occupation, viewModel.gender]
  }
}

#Preview("ProtocolProfileView") {
  ProtocolProfileView(viewModel: .sample)
}
