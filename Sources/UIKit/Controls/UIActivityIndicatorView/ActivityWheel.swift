/// The picture of an activity indicator: eight spokes, the foremost opaque, those behind it ever fainter.
struct ActivityWheel {
  private let side: CGFloat
  private let spoke: CGSize
  /// From the middle to the inner end of a spoke.
  private let hole: CGFloat

  static let spokeCount = 8
  static let turn: TimeInterval = 0.8
  private static let faintest: CGFloat = 0.2

  init(style: UIActivityIndicatorView.Style) {
    switch style {
    case .medium: (side, spoke, hole) = (20, CGSize(width: 2.5, height: 5), 4.75)
    case .large: (side, spoke, hole) = (37, CGSize(width: 4.5, height: 9.5), 8.75)
    }
  }

  var size: CGSize { CGSize(width: side, height: side) }

  /// Which spoke is foremost some seconds after the start, counted clockwise from the top.
  static func step(after time: TimeInterval) -> Int {
    guard time > 0, time.isFinite else { return 0 }
    let turns = time / turn
    return min(Int((turns - turns.rounded(.down)) * Double(spokeCount)), spokeCount - 1)
  }

  func draw(in context: CGContext, center: CGPoint, color: UIColor, step: Int) {
    let count = ActivityWheel.spokeCount
    let path = CGPath(
      roundedRect: CGRect(x: -spoke.width / 2, y: -hole - spoke.height, width: spoke.width, height: spoke.height),
      cornerWidth: spoke.width / 2, cornerHeight: spoke.width / 2, transform: nil)
    let ink = color.cgColor
    for index in 0..<count {
      let behind = (step - index + count) % count
      let share = 1 - CGFloat(behind) / CGFloat(count - 1)
      let alpha = ActivityWheel.faintest + (1 - ActivityWheel.faintest) * share
      context.saveGState()
      context.translateBy(x: center.x, y: center.y)
      context.rotate(by: 2 * .pi * CGFloat(index) / CGFloat(count))
      context.setFillColor(ink.copy(alpha: ink.alpha * alpha) ?? ink)
      context.addPath(path)
      context.fillPath()
      context.restoreGState()
    }
  }
}
