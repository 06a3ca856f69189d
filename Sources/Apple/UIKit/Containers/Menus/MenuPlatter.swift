import CoreGraphics

/// The lifted preview of a menu, which displays a picture of a view or the view of a controller.
final class MenuPlatter: UIView {
  private let content: UIView
  private let clip = UIView()
  private let badge = UILabel()

  /// Creates a platter.
  ///
  /// - Parameters:
  ///   - content: The content, which has the size of the platter.
  ///   - outline: The visible part of the content in its coordinates, or `nil` for the whole content with rounded
  ///     corners.
  init(_ content: UIView, outline: UIBezierPath?, radius: CGFloat, color: UIColor?, badge count: Int?) {
    self.content = content
    super.init(frame: CGRect(origin: .zero, size: content.bounds.size))
    clip.clipsToBounds = true
    clip.backgroundColor = color
    if let outline {
      let mask = CAShapeLayer()
      mask.path = outline.cgPath
      clip.layer.mask = mask
    } else {
      clip.layer.cornerRadius = radius
      clip.layer.cornerCurve = .continuous
    }
    layer.setShadow(measures.menus.platterShadow)
    layer.shadowPath = (outline ?? UIBezierPath(roundedRect: bounds, cornerRadius: radius)).cgPath
    clip.addSubview(content)
    addSubview(clip)
    guard let count else { return }
    badge.text = "\(count)"
    badge.textColor = .white
    badge.textAlignment = .center
    badge.backgroundColor = .systemBlue
    badge.clipsToBounds = true
    addSubview(badge)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("MenuPlatter is not archived")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    clip.frame = bounds
    content.frame = clip.bounds
    guard badge.superview != nil else { return }
    let height = measures.menus.badgeHeight
    badge.font = .systemFont(ofSize: measures.menus.badgeFontSize, weight: .semibold)
    let width = max(height, badge.intrinsicContentSize.width + 2 * measures.menus.badgePadding)
    badge.layer.cornerRadius = height / 2
    badge.frame = CGRect(x: bounds.width - width * 0.6, y: -height * 0.4, width: width, height: height)
  }
}
