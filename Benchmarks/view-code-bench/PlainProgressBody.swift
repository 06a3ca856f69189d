import UIKit

/// A title above a progress bar, in code.
final class PlainProgressBody: UIView, PlainBody {
  private let titleLabel = UILabel()
  private let bar = UIProgressView(progressViewStyle: .default)

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.numberOfLines = 0
    for view in [titleLabel, bar] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: topAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
      titleLabel.trailingAnchor.constraint(equalTo: trailingAnchor),
      bar.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 10),
      bar.leadingAnchor.constraint(equalTo: leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(for activity: any FeedItem) {
    guard let activity = activity as? ProgressItem else { return }
    titleLabel.text = activity.title
    bar.progress = activity.fraction
    bar.progressTintColor = activity.color
  }
}
