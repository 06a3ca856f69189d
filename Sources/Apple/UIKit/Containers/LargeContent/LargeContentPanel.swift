import Foundation

/// The panel in the center of the screen that displays an item's image and title.
final class LargeContentPanel: UIView {
  weak var item: (any UILargeContentViewerItem)?
  private let imageView = UIImageView()
  private let label = UILabel()

  // These sizes are estimates from pictures of Apple's talk "Large Content Viewer" (WWDC 2019): a square with rounded
  // corners, about half as wide as a phone.
  private static let leastSide: CGFloat = 190
  private static let padding: CGFloat = 20
  private static let spacing: CGFloat = 12
  private static let cornerRadius: CGFloat = 16
  private static let imageSide: CGFloat = 90
  private static let fontSize: CGFloat = 29

  init(item: any UILargeContentViewerItem) {
    self.item = item
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = LargeContentPanel.cornerRadius
    clipsToBounds = true
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(blur)
    imageView.image = item.largeContentImage
    imageView.contentMode = item.scalesLargeContentImage ? .scaleAspectFit : .center
    imageView.tintColor = .label
    label.text = item.largeContentTitle
    label.font = .systemFont(ofSize: LargeContentPanel.fontSize, weight: .semibold)
    label.textAlignment = .center
    label.numberOfLines = 3
    addSubview(imageView)
    addSubview(label)
    accessibilityViewIsModal = false
  }

  required init?(coder: NSCoder) { nil }

  /// Sizes the panel to its content, and centers it in a rectangle.
  func center(in bounds: CGRect) {
    let padding = LargeContentPanel.padding
    let widest = max(bounds.width - 4 * padding, 0)
    let text = label.sizeThatFits(CGSize(width: widest - 2 * padding, height: .greatestFiniteMagnitude))
    var picture = CGSize.zero
    if let image = imageView.image {
      let side = LargeContentPanel.imageSide
      picture = item?.scalesLargeContentImage == true ? CGSize(width: side, height: side) : image.size
    }
    let gap = picture.height > 0 && text.height > 0 ? LargeContentPanel.spacing : 0
    let least = LargeContentPanel.leastSide
    let size = CGSize(
      width: min(max(least, max(text.width, picture.width) + 2 * padding), widest),
      height: max(least, picture.height + gap + text.height + 2 * padding))
    frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    subviews.first?.frame = self.bounds
    let insets = item?.largeContentImageInsets ?? .zero
    let top = (size.height - picture.height - gap - text.height) / 2
    imageView.frame = CGRect(x: (size.width - picture.width) / 2, y: top, width: picture.width, height: picture.height)
      .inset(by: insets)
    label.frame = CGRect(
      x: padding, y: top + picture.height + gap, width: size.width - 2 * padding, height: text.height)
  }
}
