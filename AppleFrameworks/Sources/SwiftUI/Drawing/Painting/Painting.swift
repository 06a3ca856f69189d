import UIKit

/// A namespace for functions that draw paths with paints.
enum Painting {
  static func fill(_ path: Path, _ paint: Paint, in bounds: CGRect, _ style: FillStyle, _ context: CGContext) {
    context.saveGState()
    defer { context.restoreGState() }
    context.setShouldAntialias(style.isAntialiased)
    context.addPath(path.cgPath)
    let rule: CGPathFillRule = style.isEOFilled ? .evenOdd : .winding
    switch paint {
    case .color(let color):
      context.setFillColor(color.cgColor)
      context.fillPath(using: rule)
    case .gradient(let gradient):
      context.clip(using: rule)
      draw(gradient, in: bounds, context)
    case .image(let image, let scale, let source):
      context.clip(using: rule)
      tile(image, scale, source, in: bounds)
    case .mesh(let mesh):
      context.clip(using: rule)
      mesh.draw(in: bounds, context)
    case .material: break
    }
  }

  static func stroke(_ path: Path, _ paint: Paint, in bounds: CGRect, _ style: StrokeStyle, _ context: CGContext) {
    guard case .color(let color) = paint else {
      return fill(path.strokedPath(style), paint, in: bounds, FillStyle(), context)
    }
    context.saveGState()
    defer { context.restoreGState() }
    context.setStrokeColor(color.cgColor)
    context.setLineWidth(style.lineWidth)
    context.setLineCap(style.lineCap)
    context.setLineJoin(style.lineJoin)
    context.setMiterLimit(style.miterLimit)
    if !style.dash.isEmpty { context.setLineDash(phase: style.dashPhase, lengths: style.dash) }
    context.addPath(path.cgPath)
    context.strokePath()
  }

  private static func tile(_ image: UIImage, _ scale: CGFloat, _ source: CGRect, in bounds: CGRect) {
    let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
    guard size.width > 0, size.height > 0 else { return }
    var y = bounds.minY
    while y < bounds.maxY {
      var x = bounds.minX
      while x < bounds.maxX {
        image.draw(in: CGRect(origin: CGPoint(x: x, y: y), size: size))
        x += size.width
      }
      y += size.height
    }
  }

  static func draw(_ gradient: GradientPaint, in bounds: CGRect, _ context: CGContext) {
    let colors = gradient.stops.map(\.color.cgColor) as CFArray
    let locations = gradient.stops.map(\.location)
    guard !locations.isEmpty, let space = CGColorSpace(name: CGColorSpace.sRGB),
      let cgGradient = CGGradient(colorsSpace: space, colors: colors, locations: locations)
    else { return }
    func point(_ unit: UnitPoint) -> CGPoint {
      CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
    }
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    switch gradient.kind {
    case .linear(let start, let end):
      context.drawLinearGradient(cgGradient, start: point(start), end: point(end), options: options)
    case .radial(let center, let start, let end):
      context.drawRadialGradient(
        cgGradient, startCenter: point(center), startRadius: start, endCenter: point(center), endRadius: end,
        options: options)
    case .elliptical(let center, let start, let end):
      let middle = point(center)
      context.saveGState()
      context.translateBy(x: middle.x, y: middle.y)
      context.scaleBy(x: bounds.width, y: bounds.height)
      context.drawRadialGradient(
        cgGradient, startCenter: .zero, startRadius: start, endCenter: .zero, endRadius: end, options: options)
      context.restoreGState()
    case .angular(let center, let start, let end):
      angular(gradient, point(center), start.radians, end.radians, in: bounds, context)
    }
  }

  /// Draws wedges of one degree each, because Core Graphics has no angular gradients.
  private static func angular(
    _ gradient: GradientPaint, _ center: CGPoint, _ start: Double, _ end: Double, in bounds: CGRect,
    _ context: CGContext
  ) {
    let span = end - start
    let radius = hypot(bounds.width, bounds.height) * 2
    let wedges = 360
    for index in 0..<wedges {
      let angle = start + Double(index) / Double(wedges) * 2 * .pi
      let share = span == 0 ? 0 : min(1, max(0, Double(index) / Double(wedges) * 2 * .pi / span))
      context.setFillColor(color(gradient, share).cgColor)
      context.move(to: center)
      let step = 2 * .pi / Double(wedges) * 1.5
      context.addLine(to: CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius))
      context.addLine(to: CGPoint(x: center.x + cos(angle + step) * radius, y: center.y + sin(angle + step) * radius))
      context.closePath()
      context.fillPath()
    }
  }

  private static func color(_ gradient: GradientPaint, _ share: Double) -> UIColor {
    guard let first = gradient.stops.first, let last = gradient.stops.last else { return .clear }
    if share <= first.location { return first.color }
    if share >= last.location { return last.color }
    for (low, high) in zip(gradient.stops, gradient.stops.dropFirst()) where share <= high.location {
      let part = high.location > low.location ? (share - low.location) / (high.location - low.location) : 1
      return mixed(low.color, high.color, part)
    }
    return last.color
  }

  private static func mixed(_ first: UIColor, _ second: UIColor, _ share: CGFloat) -> UIColor {
    func components(_ color: UIColor) -> [CGFloat] {
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return [red, green, blue, alpha]
    }
    let (a, b) = (components(first), components(second))
    func mix(_ index: Int) -> CGFloat { a[index] + (b[index] - a[index]) * share }
    return UIColor(red: mix(0), green: mix(1), blue: mix(2), alpha: mix(3))
  }
}
