import CoreGraphics

/// The grey disc with a cross that empties a text field.
final class TextFieldClearButton: UIControl {
  static let side: CGFloat = 19

  override func draw(_ rect: CGRect) {
    // The disc of an iPhone's button is a little smaller than what takes the touch.
    let disc = bounds.insetBy(dx: 2.25, dy: 2.25)
    UIColor.placeholderText.withAlphaComponent(isHighlighted ? 0.9 : 0.6).setFill()
    UIBezierPath(ovalIn: disc).fill()
    let cross = disc.insetBy(dx: disc.width * 0.31, dy: disc.height * 0.31)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: cross.minX, y: cross.minY))
    path.addLine(to: CGPoint(x: cross.maxX, y: cross.maxY))
    path.move(to: CGPoint(x: cross.maxX, y: cross.minY))
    path.addLine(to: CGPoint(x: cross.minX, y: cross.maxY))
    path.lineWidth = 1.5
    path.lineCapStyle = .round
    UIColor.systemBackground.setStroke()
    path.stroke()
  }
}
