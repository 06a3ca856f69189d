/// The drawn images of buttons of some types.
@MainActor
enum ButtonSymbols {
  private static let symbolSide: CGFloat = 24
  private static let circleSide: CGFloat = 21
  private static let lineWidth: CGFloat = 1.6
  private static let closeSide: CGFloat = 30
  /// The opacity of a close button's disc, which is a fifth of that of its cross.
  private static let discAlpha: CGFloat = 0.2

  /// Returns the image for a button type.
  ///
  /// - Parameter scale: The factor by which the standard size is multiplied.
  static func image(for type: UIButton.ButtonType, scale: CGFloat = 1) -> UIImage? {
    switch type {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: picture(side: symbolSide, scale, draw: drawInfo)
    case .contactAdd: picture(side: symbolSide, scale, draw: drawPlus)
    case .close: picture(side: closeSide, scale, draw: drawClose)
    }
  }

  /// Returns the arrows of a pop-up button. Each button needs its own image, because it may be on a screen of another
  /// scale.
  static func popupIndicator() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 9, height: 13)).image { _ in
      let path = UIBezierPath()
      for (middle, tip) in [(4.5, 1.0), (8.5, 12.0)] as [(CGFloat, CGFloat)] {
        path.move(to: CGPoint(x: 1, y: middle))
        path.addLine(to: CGPoint(x: 4.5, y: tip))
        path.addLine(to: CGPoint(x: 8, y: middle))
      }
      stroke(path, width: lineWidth)
    }.withRenderingMode(.alwaysTemplate)
  }

  private static func picture(side: CGFloat, _ scale: CGFloat, draw: (CGPoint) -> Void) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side * scale, height: side * scale)).image { context in
      context.cgContext.scaleBy(x: scale, y: scale)
      UIColor.black.set()
      draw(CGPoint(x: side / 2, y: side / 2))
    }.withRenderingMode(.alwaysTemplate)
  }

  private static func strokeCircle(around center: CGPoint) {
    let radius = (circleSide - lineWidth) / 2
    let circle = UIBezierPath(arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    circle.lineWidth = lineWidth
    circle.stroke()
  }

  private static func drawInfo(_ center: CGPoint) {
    strokeCircle(around: center)
    UIBezierPath(ovalIn: CGRect(x: center.x - 1.5, y: center.y - 6.2, width: 2.6, height: 2.6)).fill()
    let stem = UIBezierPath()
    stem.move(to: CGPoint(x: center.x - 2.2, y: center.y - 1.4))
    stem.addLine(to: CGPoint(x: center.x + 0.2, y: center.y - 1.4))
    stem.addLine(to: CGPoint(x: center.x + 0.2, y: center.y + 4.8))
    stem.move(to: CGPoint(x: center.x - 2.4, y: center.y + 4.8))
    stem.addLine(to: CGPoint(x: center.x + 2.6, y: center.y + 4.8))
    stroke(stem, width: lineWidth)
  }

  private static func drawPlus(_ center: CGPoint) {
    strokeCircle(around: center)
    let cross = UIBezierPath()
    let arm: CGFloat = 5
    cross.move(to: CGPoint(x: center.x - arm, y: center.y))
    cross.addLine(to: CGPoint(x: center.x + arm, y: center.y))
    cross.move(to: CGPoint(x: center.x, y: center.y - arm))
    cross.addLine(to: CGPoint(x: center.x, y: center.y + arm))
    stroke(cross, width: lineWidth)
  }

  private static func drawClose(_ center: CGPoint) {
    UIColor(white: 0, alpha: discAlpha).setFill()
    UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: closeSide, height: closeSide)).fill()
    let cross = UIBezierPath()
    let arm: CGFloat = 4.8
    for sign: CGFloat in [1, -1] {
      cross.move(to: CGPoint(x: center.x - arm, y: center.y - sign * arm))
      cross.addLine(to: CGPoint(x: center.x + arm, y: center.y + sign * arm))
    }
    stroke(cross, width: 2.2)
  }

  private static func stroke(_ path: UIBezierPath, width: CGFloat) {
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.stroke()
  }
}
