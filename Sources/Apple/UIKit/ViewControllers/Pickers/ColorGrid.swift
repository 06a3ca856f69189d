import CoreGraphics
import Foundation

/// A grid of colors, one of which the user chooses with a tap.
final class ColorGrid: UIView {
  static let columns = 12
  static let rows = 10

  var choose: ((UIColor) -> Void)?

  var selected: UIColor? { didSet { if selected != oldValue { setNeedsDisplay() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    layer.cornerRadius = 8
    clipsToBounds = true
    isAccessibilityElement = true
    accessibilityLabel = "Color grid"
    let tap = UITapGestureRecognizer()
    tap.listeners.append { [weak self] recognizer in
      if recognizer.state == .ended { self?.tapped(at: recognizer.location(in: self)) }
    }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the color at a position: grays in the first row, then hues from dark to light.
  static func color(column: Int, row: Int) -> UIColor {
    if row == 0 { return UIColor(white: 1 - CGFloat(column) / CGFloat(columns - 1), alpha: 1) }
    // The hues begin with blue, as in Apple's grid.
    let hue = (CGFloat(column) / CGFloat(columns) + 0.55).truncatingRemainder(dividingBy: 1)
    let step = CGFloat(row - 1) / CGFloat(rows - 2)
    let half: CGFloat = 0.5
    let saturation = step < half ? 1 : 1 - (step - half) / half * 0.8
    let brightness = step < half ? 0.3 + step / half * 0.7 : 1
    return UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
  }

  private func rect(_ column: Int, _ row: Int) -> CGRect {
    let (width, height) = (bounds.width / CGFloat(Self.columns), bounds.height / CGFloat(Self.rows))
    return CGRect(x: CGFloat(column) * width, y: CGFloat(row) * height, width: width, height: height)
  }

  override func draw(_ rect: CGRect) {
    var marked: CGRect?
    let wanted = selected?.withAlphaComponent(1)
    for row in 0..<Self.rows {
      for column in 0..<Self.columns {
        let color = Self.color(column: column, row: row)
        color.setFill()
        let place = self.rect(column, row)
        UIRectFill(place)
        if color == wanted { marked = place }
      }
    }
    guard let marked else { return }
    UIColor.white.setStroke()
    let path = UIBezierPath(rect: marked.insetBy(dx: 1.5, dy: 1.5))
    path.lineWidth = 3
    path.stroke()
  }

  private func tapped(at point: CGPoint) {
    guard bounds.contains(point) else { return }
    let column = Int(point.x / bounds.width * CGFloat(Self.columns))
    let row = Int(point.y / bounds.height * CGFloat(Self.rows))
    choose?(Self.color(column: min(column, Self.columns - 1), row: min(row, Self.rows - 1)))
  }
}
