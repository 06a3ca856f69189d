import CoreGraphics

/// The ring around the focused item.
final class FocusHaloView: UIView {
  /// Estimated from screenshots of iPadOS 15 to 18.
  private static let lineWidth: CGFloat = 3
  private static let cornerRadius: CGFloat = 8

  private let shape = CAShapeLayer()
  private let effect: UIFocusHaloEffect
  private let radius: CGFloat

  init(_ effect: UIFocusHaloEffect, around item: UIView) {
    self.effect = effect
    radius = item.layer.cornerRadius > 0 ? item.layer.cornerRadius : FocusHaloView.cornerRadius
    super.init(frame: item.bounds)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shape.fillColor = nil
    shape.lineWidth = FocusHaloView.lineWidth
    layer.addSublayer(shape)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("FocusHaloView is not archived")
  }

  /// Updates the ring after a change of the item's size, such as a rotation, or of its color.
  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.insetBy(dx: FocusHaloView.lineWidth / 2, dy: FocusHaloView.lineWidth / 2)
    shape.path = (effect.path ?? UIBezierPath(roundedRect: inner, cornerRadius: radius)).cgPath
    shape.strokeColor = tintColor.resolvedColor(with: traitCollection).cgColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }
}

extension FocusHaloView: TraitDependent {
  func adoptTraits(changedFrom previous: UITraitCollection) { setNeedsLayout() }
}
