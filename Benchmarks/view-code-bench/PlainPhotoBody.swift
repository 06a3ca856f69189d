import UIKit

/// A picture with a caption, in code.
final class PlainPhotoBody: UIView, PlainBody {
  private let photoView = UIImageView()
  private let captionLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    photoView.contentMode = .scaleAspectFill
    photoView.clipsToBounds = true
    photoView.layer.cornerRadius = 6
    captionLabel.font = .preferredFont(forTextStyle: .subheadline)
    captionLabel.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [photoView, captionLabel])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      photoView.heightAnchor.constraint(equalToConstant: 140),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(for activity: any FeedItem) {
    guard let activity = activity as? PhotoItem else { return }
    photoView.image = activity.photo
    captionLabel.text = activity.caption
  }
}
