import CoreGraphics

/// The button that clears a text field, which displays a cross on a gray disc.
final class TextFieldClearButton: UIControl {
  override func draw(_ rect: CGRect) {
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
