import CoreGraphics

/// The borders of text fields, as an iPhone draws them since iOS 13.
@MainActor
enum TextFieldBorder {
  static func drawRoundedRect(
    in rect: CGRect, fill: UIColor?, isEnabled: Bool, scale: CGFloat, _ measures: TextFieldMeasures
  ) {
    let width = max(measures.strokeWidth, 1 / scale)
    let path = UIBezierPath(
      roundedRect: rect.insetBy(dx: width / 2, dy: width / 2), cornerRadius: measures.cornerRadius - width / 2)
    (fill ?? (isEnabled ? .systemBackground : measures.disabledFill)).setFill()
    path.fill()
    measures.strokeColor.setStroke()
    path.lineWidth = width
    path.stroke()
  }

  static func drawLine(in rect: CGRect, _ context: CGContext) {
    UIColor.label.setStroke()
    context.setLineWidth(1)
    context.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
  }

  static func drawBezel(in rect: CGRect, _ context: CGContext) {
    UIColor.systemBackground.setFill()
    context.fill(rect)
    UIColor.systemGray3.setStroke()
    context.setLineWidth(1)
    context.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
    // The top edge is shaded.
    UIColor.systemGray.setFill()
    context.fill(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1))
  }
}
