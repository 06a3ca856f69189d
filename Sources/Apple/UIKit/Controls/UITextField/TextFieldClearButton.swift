import CoreGraphics

/// The button that clears a text field, which displays a cross on a gray disc.
///
/// Apps set another image by the key "clearButton", with which the button does not draw its own.
final class TextFieldClearButton: UIButton {
  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  override func setImage(_ image: UIImage?, for state: UIControl.State) {
    super.setImage(image, for: state)
    setNeedsDisplay()
  }

  override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }

  override func draw(_ rect: CGRect) {
    guard currentImage == nil else { return }
    let measures = measures.textFields
    let disc = bounds.insetBy(dx: measures.clearButtonDiscInset, dy: measures.clearButtonDiscInset)
    let alpha = isHighlighted ? measures.touchedClearButtonAlpha : measures.clearButtonAlpha
    UIColor.placeholderText.withAlphaComponent(alpha).setFill()
    UIBezierPath(ovalIn: disc).fill()
    let share = measures.clearButtonCrossInset
    let cross = disc.insetBy(dx: disc.width * share, dy: disc.height * share)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: cross.minX, y: cross.minY))
    path.addLine(to: CGPoint(x: cross.maxX, y: cross.maxY))
    path.move(to: CGPoint(x: cross.maxX, y: cross.minY))
    path.addLine(to: CGPoint(x: cross.minX, y: cross.maxY))
    path.lineWidth = measures.clearButtonLineWidth
    path.lineCapStyle = .round
    UIColor.systemBackground.setStroke()
    path.stroke()
  }
}
