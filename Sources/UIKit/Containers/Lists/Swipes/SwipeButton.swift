import Foundation

/// One action beside a row.
final class SwipeButton: UIControl {
  private let label = UILabel(frame: .zero)
  private let imageView = UIImageView(frame: .zero)
  private static let margin: CGFloat = 15
  private static let gap: CGFloat = 4
  /// Rows lower than this show the image alone.
  private static let leastHeightForBoth: CGFloat = 60

  init(_ action: UIContextualAction, perform: @escaping (UIContextualAction, UIView) -> Void) {
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    label.text = action.title
    label.textColor = .white
    label.font = .systemFont(ofSize: action.image == nil ? 17 : 15)
    label.textAlignment = .center
    imageView.image = action.image
    imageView.tintColor = .white
    imageView.contentMode = .center
    addSubview(label)
    addSubview(imageView)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = action.title
    addAction(
      UIAction { [weak self] _ in if let self { perform(action, self) } }, for: .touchUpInside)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("SwipeButton is not archived")
  }

  var fittingWidth: CGFloat {
    let text = label.intrinsicContentSize.width
    return pixelGrid.ceil(max(text, imageView.image?.size.width ?? 0) + 2 * SwipeButton.margin)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let image = imageView.image else {
      label.frame = bounds
      return
    }
    let showsBoth = bounds.height >= SwipeButton.leastHeightForBoth && !(label.text ?? "").isEmpty
    label.isHidden = !showsBoth
    let textHeight = showsBoth ? label.intrinsicContentSize.height + SwipeButton.gap : 0
    let top = (bounds.height - image.size.height - textHeight) / 2
    imageView.frame = pixelGrid.round(CGRect(x: 0, y: top, width: bounds.width, height: image.size.height))
    label.frame = pixelGrid.round(
      CGRect(
        x: 0, y: top + image.size.height + SwipeButton.gap, width: bounds.width,
        height: label.intrinsicContentSize.height))
  }
}
