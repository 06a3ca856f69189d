import UIKit

/// The same view in plain UIKit.
final class PlainProfile: UIView {
  private enum Metrics {
    static let height: CGFloat = 98
    static let imageSide: CGFloat = 80
    static let horizontalMargin: CGFloat = 16
    static let verticalMargin: CGFloat = 8
    static let imageToLabels: CGFloat = 48
  }

  var viewModel: Profile {
    didSet { configure() }
  }

  private lazy var imageView: UIImageView = {
    let view = UIImageView()
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }()

  private lazy var nameLabel: UILabel = {
    let label = UILabel()
    label.font = .boldSystemFont(ofSize: 17)
    return label
  }()
  private lazy var ageLabel = makeDetailLabel()
  private lazy var occupationLabel = makeDetailLabel()
  private lazy var genderLabel = makeDetailLabel()

  private lazy var labels: UIStackView = {
    let stack = UIStackView(arrangedSubviews: [nameLabel, ageLabel, occupationLabel, genderLabel])
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.translatesAutoresizingMaskIntoConstraints = false
    return stack
  }()

  init(viewModel: Profile) {
    self.viewModel = viewModel
    super.init(frame: .zero)
    addSubview(imageView)
    addSubview(labels)
    NSLayoutConstraint.activate([
      heightAnchor.constraint(equalToConstant: Metrics.height),
      imageView.widthAnchor.constraint(equalToConstant: Metrics.imageSide),
      imageView.heightAnchor.constraint(equalToConstant: Metrics.imageSide),
      imageView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Metrics.horizontalMargin),
      imageView.centerYAnchor.constraint(equalTo: centerYAnchor),
      labels.leadingAnchor.constraint(equalTo: imageView.trailingAnchor, constant: Metrics.imageToLabels),
      labels.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Metrics.horizontalMargin),
      labels.topAnchor.constraint(equalTo: topAnchor, constant: Metrics.verticalMargin),
      labels.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Metrics.verticalMargin),
    ])
    configure()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func configure() {
    backgroundColor = .systemBackground
    imageView.image = viewModel.image
    nameLabel.text = viewModel.name
    ageLabel.text = "\(viewModel.age) years"
    occupationLabel.text = viewModel.occupation
    genderLabel.text = viewModel.gender
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.layer.cornerRadius = imageView.bounds.height / 2
  }

  private func makeDetailLabel() -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 15)
    label.textColor = .secondaryLabel
    return label
  }
}
