import UIKit

/// The shell in plain UIKit.
final class PlainCell: UITableViewCell {
  static let reuseIdentifier = "PlainCell"

  private let card = UIView()
  private let strip = UIView()
  private let dateLabel = UILabel()
  private let bodyContainer = UIView()
  private var bodies: [ObjectIdentifier: any PlainBody] = [:]

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    backgroundColor = .clear
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 10
    card.layer.shadowColor = UIColor.black.cgColor
    card.layer.shadowOpacity = 0.12
    card.layer.shadowRadius = 5
    card.layer.shadowOffset = CGSize(width: 0, height: 2)
    strip.layer.cornerRadius = 2
    dateLabel.font = .preferredFont(forTextStyle: .caption1)
    dateLabel.textColor = .secondaryLabel
    buildHierarchy()
    activateConstraints()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func buildHierarchy() {
    contentView.addSubview(card)
    for view in [strip, bodyContainer, dateLabel] { card.addSubview(view) }
    for view in [card, strip, bodyContainer, dateLabel] { view.translatesAutoresizingMaskIntoConstraints = false }
  }

  private func activateConstraints() {
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      card.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
      card.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      strip.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      strip.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
      strip.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      strip.widthAnchor.constraint(equalToConstant: 4),
      bodyContainer.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      bodyContainer.leadingAnchor.constraint(equalTo: strip.trailingAnchor, constant: 10),
      bodyContainer.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -12),
      dateLabel.topAnchor.constraint(equalTo: bodyContainer.bottomAnchor, constant: 6),
      dateLabel.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -12),
      dateLabel.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
    ])
  }

  /// Displays an activity with the body of its kind. The cell reuses bodies that it has created before.
  func configure(for activity: any FeedItem) {
    strip.backgroundColor = activity.color
    dateLabel.text = activity.date
    let kind = ObjectIdentifier(type(of: activity))
    guard let body = bodies[kind] ?? Self.body(for: activity) else { return }
    bodies[kind] = body
    if body.superview !== bodyContainer {
      for view in bodyContainer.subviews { view.removeFromSuperview() }
      addConfigurableView(body)
    }
    body.configure(for: activity)
  }

  private static func body(for activity: any FeedItem) -> (any PlainBody)? {
    switch activity {
    case is PhotoItem: PlainPhotoBody()
    case is ProgressItem: PlainProgressBody()
    default: nil
    }
  }

  private func addConfigurableView(_ body: any PlainBody) {
    bodyContainer.addSubview(body)
    body.translatesAutoresizingMaskIntoConstraints = false
    // Until the cell has been measured with its new body, it has the height of the old one.
    let bottom = body.bottomAnchor.constraint(equalTo: bodyContainer.bottomAnchor)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      body.topAnchor.constraint(equalTo: bodyContainer.topAnchor),
      bottom,
      body.leadingAnchor.constraint(equalTo: bodyContainer.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: bodyContainer.trailingAnchor),
    ])
  }
}

/// The protocol of bodies as in the article.
protocol PlainBody: UIView {
  func configure(for activity: any FeedItem)
}
