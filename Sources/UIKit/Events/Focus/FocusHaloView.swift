import CoreGraphics

/// The ring around what has the focus.
final class FocusHaloView: UIView {
  /// Judged by eye from screenshots of iPadOS 15 to 18.
  private static let lineWidth: CGFloat = 3
  private static let cornerRadius: CGFloat = 8

  private let shape = CAShapeLayer()

  init(_ effect: UIFocusHaloEffect, around item: UIView) {
    super.init(frame: item.bounds)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let radius = item.layer.cornerRadius > 0 ? item.layer.cornerRadius : FocusHaloView.cornerRadius
    let inner = item.bounds.insetBy(dx: FocusHaloView.lineWidth / 2, dy: FocusHaloView.lineWidth / 2)
    shape.path = (effect.path ?? UIBezierPath(roundedRect: inner, cornerRadius: radius)).cgPath
    shape.fillColor = nil
    shape.lineWidth = FocusHaloView.lineWidth
    shape.strokeColor = item.tintColor.resolvedColor(with: item.traitCollection).cgColor
    layer.addSublayer(shape)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("FocusHaloView is not archived")
  }
}
