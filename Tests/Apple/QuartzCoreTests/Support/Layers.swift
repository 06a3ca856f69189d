import QuartzCore

extension CGColor {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
}

/// Returns a layer with a frame, a color and sublayers.
func layer(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: CGColor? = nil,
  _ sublayers: CALayer...
) -> CALayer {
  let layer = CALayer()
  layer.frame = CGRect(x: x, y: y, width: width, height: height)
  layer.backgroundColor = color
  for sublayer in sublayers { layer.addSublayer(sublayer) }
  return layer
}

/// Returns an image from rows of letters: r, g, b, w(hite), k (black), and a dot for transparent.
func image(_ rows: String...) -> CGImage {
  let height = rows.count
  let width = rows[0].count
  let context = CGContext(pixelsWide: width, high: height, isOpaque: false)!
  for (y, row) in rows.enumerated() {
    for (x, letter) in row.enumerated() {
      let colors: [Character: CGColor] = ["r": .red, "g": .green, "b": .blue, "w": .white, "k": .black]
      guard let color = colors[letter] else { continue }
      context.setFillColor(color)
      context.fill(CGRect(x: x, y: height - 1 - y, width: 1, height: 1))
    }
  }
  return context.makeImage()!
}

/// A delegate that records its calls, and draws a block over the bounds.
final class Witness: NSObject, CALayerDelegate {
  var events: [String] = []
  var drawing: ((CALayer, CGContext) -> Void)?
  var layout: ((CALayer) -> Void)?

  func layerWillDraw(_ layer: CALayer) { events.append("willDraw \(layer.name ?? "")") }

  func draw(_ layer: CALayer, in ctx: CGContext) {
    events.append("draw \(layer.name ?? "")")
    drawing?(layer, ctx)
  }

  func layoutSublayers(of layer: CALayer) {
    events.append("layout \(layer.name ?? "")")
    layout?(layer)
  }
}

/// A layer that counts its layouts.
final class CountingLayer: CALayer {
  var layouts = 0
  var displays = 0

  override func layoutSublayers() {
    layouts += 1
    super.layoutSublayers()
  }

  override func display() {
    displays += 1
    super.display()
  }
}
