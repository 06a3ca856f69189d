import CoreGraphics

/// The badge of a bar button.
final class BarBadgeView: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("BarBadgeView is not archived")
  }

  func show(_ badge: UIBarButtonItem.Badge, _ measures: PlatterMeasures) {
    backgroundColor = badge.backgroundColor ?? .systemRed
    label.text = badge.text
    label.isHidden = badge.text == nil
    label.font = badge.font ?? .systemFont(ofSize: measures.badgeFontSize, weight: .medium)
    label.textColor = badge.foregroundColor ?? .white
    setNeedsLayout()
  }

  func size(_ measures: PlatterMeasures) -> CGSize {
    guard !label.isHidden else { return CGSize(width: measures.badgeDot, height: measures.badgeDot) }
    let words = pixelGrid.ceil(label.intrinsicContentSize.width) + 2 * measures.badgePadding
    return CGSize(width: max(words, measures.badgeHeight), height: measures.badgeHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    setUnanimated(cornerRadius: min(bounds.width, bounds.height) / 2)
    label.frame = bounds
  }
}
