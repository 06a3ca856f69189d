import CoreGraphics

/// A view that covers the window while a menu is open, and receives the taps beside it.
final class MenuOverlay: UIView {
  let backdrop = BackdropView(frame: .zero)
  /// A closure that is called with the point of a tap.
  var tapped: (CGPoint) -> Void = { _ in }
  /// A closure that is called when the size of the window changes.
  var sizeDidChange: () -> Void = {}
  private var knownSize: CGSize

  /// Creates an overlay.
  ///
  /// - Parameter isBlurred: Whether the content below is blurred.
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
