import UIKit

/// A typical screen of an app: 10 cards with a shadow and a gradient, each with a picture with rounded corners and
/// three labels of two lines.
final class FeedScreen: UIView {
  static let texts = [
    "Layout follows text wherever it goes, and text follows the width that layout gives it back.",
    "Thirty labels of two lines each are about what a feed shows before anybody scrolls at all.",
    "Shadows are soft, corners are round, and gradients run from one side of a card to the other.",
  ]

  /// Creates a screen.
  ///
  /// - Parameter number: A number that is a part of every text, so that all screens differ.
  init(number: Int) {
    super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    backgroundColor = UIColor(white: 0.95, alpha: 1)
    var above: UIView?
    for index in 0..<10 {
      let card = FeedCard(index: index, number: number)
      card.translatesAutoresizingMaskIntoConstraints = false
      addSubview(card)
      NSLayoutConstraint.activate([
        card.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
        card.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
        above.map { card.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: 8) }
          ?? card.topAnchor.constraint(equalTo: topAnchor, constant: 8),
        card.heightAnchor.constraint(equalToConstant: 75),
      ])
      above = card
    }
  }

  required init?(coder: NSCoder) { nil }
}

final class FeedCard: UIView {
  private let gradient = CAGradientLayer()

  init(index: Int, number: Int) {
    super.init(frame: .zero)
    layer.cornerRadius = 10
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 5
    layer.shadowOffset = CGSize(width: 0, height: 2)
    backgroundColor = .white
    let hue = CGFloat(index) / 10
    gradient.colors = [
      UIColor.white.cgColor, UIColor(hue: hue, saturation: 0.15, brightness: 1, alpha: 1).cgColor,
    ]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    gradient.cornerRadius = 10
    layer.addSublayer(gradient)

    let picture = UIImageView(image: Photos.all[index])
    picture.layer.cornerRadius = 8
    picture.clipsToBounds = true
    picture.translatesAutoresizingMaskIntoConstraints = false
    addSubview(picture)
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      picture.centerYAnchor.constraint(equalTo: centerYAnchor),
      picture.widthAnchor.constraint(equalToConstant: 56), picture.heightAnchor.constraint(equalToConstant: 56),
    ])
    var above: UILabel?
    for (line, text) in FeedScreen.texts.enumerated() {
      let label = UILabel()
      label.text = "\(number * 10 + index) \(text)"
      label.font = .systemFont(ofSize: 9, weight: line == 0 ? .semibold : .regular)
      label.textColor = line == 0 ? .black : .darkGray
      label.numberOfLines = 2
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
        label.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -8),
        above.map { label.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: 1) }
          ?? label.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      ])
      above = label
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
  }
}

/// Ten generated photos, with smooth colors and noise as in a camera's pictures.
enum Photos {
  @MainActor static let all: [UIImage] = (0..<10).map { make($0) }

  @MainActor
  private static func make(_ index: Int) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    format.opaque = true
    var state = UInt64(index + 1)
    return UIGraphicsImageRenderer(size: CGSize(width: 56, height: 56), format: format).image { context in
      for y in 0..<56 {
        for x in 0..<56 {
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          let grain = CGFloat((state >> 40) % 16) / 255
          UIColor(
            red: CGFloat(x) / 80 + grain, green: CGFloat(y) / 80 + grain, blue: CGFloat(index) / 12 + grain, alpha: 1
          ).setFill()
          context.fill(CGRect(x: x, y: y, width: 1, height: 1))
        }
      }
    }
  }
}
