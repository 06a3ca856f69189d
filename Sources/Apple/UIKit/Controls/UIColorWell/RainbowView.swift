/// A view that displays a ring of all hues.
final class RainbowView: UIView {
  var ringWidth: CGFloat = 1 {
    didSet {
      if ringWidth != oldValue { setNeedsLayout() }
    }
  }

  private let ring = CAShapeLayer()

  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.type = .conic
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 0.5, y: 0)
    gradient.colors = (0...6).map {
      UIColor(hue: CGFloat($0 % 6) / 6, saturation: 0.9, brightness: 1, alpha: 1).cgColor
    }
    ring.fillColor = nil
    ring.strokeColor = UIColor.black.cgColor
    gradient.mask = ring
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("RainbowView is not archived")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ring.frame = bounds
    ring.lineWidth = ringWidth
    ring.path = CGPath(ellipseIn: bounds.insetBy(dx: ringWidth / 2, dy: ringWidth / 2), transform: nil)
  }
}
