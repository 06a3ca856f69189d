import UIKit
import ViewCode

// snippet: before
final class AnchoredContactView: UIView {
  struct ViewModel {
    var name: String
    var city: String
  }

  private lazy var pictureView: UIView = {
    let view = UIView()
    view.backgroundColor = .systemIndigo
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }()

  private lazy var nameLabel: UILabel = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    return label
  }()

  private lazy var cityLabel = UILabel()

  private lazy var labels: UIStackView = {
    let stack = UIStackView(arrangedSubviews: [nameLabel, cityLabel])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    return stack
  }()

  init(viewModel: ViewModel) {
    super.init(frame: .zero)
    addSubview(pictureView)
    addSubview(labels)
    NSLayoutConstraint.activate([
      pictureView.widthAnchor.constraint(equalToConstant: 48),
      pictureView.heightAnchor.constraint(equalToConstant: 48),
      pictureView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      pictureView.centerYAnchor.constraint(equalTo: centerYAnchor),
      labels.leadingAnchor.constraint(equalTo: pictureView.trailingAnchor, constant: 12),
      labels.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      labels.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      labels.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
    show(viewModel)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:): this view is made in code")
  }

  func show(_ viewModel: ViewModel) {
    nameLabel.text = viewModel.name
    cityLabel.text = viewModel.city
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    pictureView.layer.cornerRadius = pictureView.bounds.height / 2
  }
}
// snippet end

// snippet: after
final class ContactView: CodedView {
  struct ViewModel {
    var name: String
    var city: String
  }

  @Configures var viewModel: ViewModel

  private lazy var pictureView = UIView()
    .setting(\.backgroundColor, to: .systemIndigo)

  private lazy var nameLabel = UILabel()
    .setting(\.font, to: .preferredFont(forTextStyle: .headline))

  private lazy var cityLabel = UILabel()

  private lazy var labels = UIStackView.vertical {
    nameLabel
    cityLabel
  }

  init(viewModel: ViewModel) {
    self.viewModel = viewModel
    super.init(frame: .zero)
  }

  var hierarchy: Hierarchy {
    pictureView
    labels
  }

  var layout: Layout {
    pictureView.size(48)
    pictureView.pin(.leading, .centerY, inset: 16)

    labels.pin(after: pictureView, gap: 12)
    labels.pin(.trailing, inset: 16)
    labels.pin(.vertical, inset: 8)
  }

  var configuration: Configuration {
    Setting(\.text, of: nameLabel, to: viewModel.name)
    Setting(\.text, of: cityLabel, to: viewModel.city)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    pictureView.layer.cornerRadius = pictureView.bounds.height / 2
  }
}
// snippet end
