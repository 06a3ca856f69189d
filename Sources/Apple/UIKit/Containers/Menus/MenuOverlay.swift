import CoreGraphics

/// Covers a window while a menu is open, and takes the taps beside it.
final class MenuOverlay: UIView {
  let backdrop = BackdropView(frame: .zero)
  /// A tap has ended at a point.
  var tapped: (CGPoint) -> Void = { _ in }
  /// The window has another size.
  var sizeDidChange: () -> Void = {}
  private var knownSize: CGSize

  /// - Parameter isBlurred: whether what is below is blurred.
  init(frame: CGRect, isBlurred: Bool) {
    knownSize = frame.size
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdrop.effect = isBlurred ? UIBlurEffect(style: .regular) : nil
    backdrop.isHidden = !isBlurred
    addSubview(backdrop)
    accessibilityViewIsModal = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("MenuOverlay is not archived")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    backdrop.replacementTint = backdrop.effect == nil ? nil : measures.menus.dimmingColor
    backdrop.frame = bounds
    guard bounds.size != knownSize else { return }
    knownSize = bounds.size
    sizeDidChange()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { tapped(touch.location(in: self)) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
