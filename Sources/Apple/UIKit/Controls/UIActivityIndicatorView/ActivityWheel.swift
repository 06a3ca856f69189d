/// The image of an activity indicator, with eight spokes of decreasing opacity.
struct ActivityWheel {
  private let measures: ActivityIndicatorMeasures
  private let wheel: ActivityIndicatorMeasures.Wheel

  init(style: UIActivityIndicatorView.Style, _ measures: ActivityIndicatorMeasures) {
    self.measures = measures
    wheel =
      switch style {
      case .medium, .white, .gray: measures.medium
      case .large, .whiteLarge: measures.large
      }
  }

  var size: CGSize { CGSize(width: wheel.side, height: wheel.side) }

  /// Returns the number of the opaque spoke at a time in seconds after the start, counted clockwise from the top.
  func step(after time: TimeInterval) -> Int {
    guard time > 0, time.isFinite else { return 0 }
    let turns = time / measures.turn
    return min(Int((turns - turns.rounded(.down)) * Double(measures.spokeCount)), measures.spokeCount - 1)
  }

  func draw(in context: CGContext, center: CGPoint, color: UIColor, step: Int) {
    let count = measures.spokeCount
    let (spoke, hole) = (wheel.spoke, wheel.hole)
    let path = CGPath(
      roundedRect: CGRect(x: -spoke.width / 2, y: -hole - spoke.height, width: spoke.width, height: spoke.height),
      cornerWidth: spoke.width / 2, cornerHeight: spoke.width / 2, transform: nil)
    let ink = color.cgColor
    for index in 0..<count {
      let behind = (step - index + count) % count
      let share = 1 - CGFloat(behind) / CGFloat(count - 1)
      let alpha = measures.faintest + (1 - measures.faintest) * share
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
