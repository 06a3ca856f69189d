import Foundation

/// The texts for the parts of commands, which are the same in every run.
enum Dump {
  /// Returns a number with at most three digits after the decimal point and without trailing zeros.
  static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    guard abs(value) < 1e12 else { return value < 0 ? "-huge" : "huge" }
    let thousandths = Int((value * 1000).rounded())
    let size = abs(thousandths)
    var text = (thousandths < 0 ? "-" : "") + String(size / 1000)
    if size % 1000 != 0 {
      var digits = String(size % 1000 + 1000).dropFirst()
      while digits.last == "0" { digits.removeLast() }
      text += "." + digits
    }
    return text
  }

  static func point(_ point: CGPoint) -> String { "(\(number(point.x)) \(number(point.y)))" }

  static func rect(_ rect: CGRect) -> String {
    if rect.isNull { return "nothing" }
    if rect.isInfinite { return "everywhere" }
    return "(\(number(rect.minX)) \(number(rect.minY)) \(number(rect.width)) \(number(rect.height)))"
  }

  static func transform(_ t: CGAffineTransform) -> String {
    if t.b == 0, t.c == 0, t.a == 1, t.d == 1 { return "move \(number(t.tx)) \(number(t.ty))" }
    return "(" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(number).joined(separator: " ") + ")"
  }

  static func color(_ color: CGColor) -> String {
    if let pattern = color.pattern { return "pattern of \(pattern.cell.commands.count)" }
    let values = color.standard
    func byte(_ value: CGFloat) -> String {
      let digits = String(Int((min(max(value, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return digits.count < 2 ? "0" + digits : digits
    }
    return "#" + byte(values.red) + byte(values.green) + byte(values.blue)
      + (values.alpha < 1 ? byte(values.alpha) : "")
  }

  static func path(_ path: CGPath) -> String {
    switch path.shape {
    case .rectangle(let rect): return "rect \(Dump.rect(rect))"
    case .roundedRectangle(let shape):
      let radii = shape.radii
      let words =
        radii.isUniform
        ? number(radii.topLeft)
        : [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft].map(number).joined(separator: " ")
      return "\(shape.isContinuous ? "continuous" : "rounded") \(rect(shape.rect)) radius \(words)"
    case .general: return "path \(elements(path.elements))"
    }
  }

  /// Returns the elements in SVG's notation.
  static func elements(_ elements: PathElements) -> String {
    var words: [String] = []
    func add(_ letter: String, _ points: CGPoint...) {
      words.append(letter + points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " "))
    }
    elements.walk { element in
      switch element {
      case .move(let point): add("M", point)
      case .line(let point): add("L", point)
      case .quadratic(let control, let end): add("Q", control, end)
      case .cubic(let control1, let control2, let end): add("C", control1, control2, end)
      case .close: words.append("Z")
      }
    }
    return words.joined(separator: " ")
  }

  static func pen(_ pen: StrokeStyle) -> String {
    var words = ["width \(number(pen.width))"]
    if pen.cap != .butt { words.append("cap \(pen.cap)") }
    if pen.join != .miter { words.append("join \(pen.join)") }
    if pen.join == .miter, pen.miterLimit != 10 { words.append("miter \(number(pen.miterLimit))") }
    if !pen.dashLengths.isEmpty {
      words.append("dash \(pen.dashLengths.map(number).joined(separator: " "))")
      if pen.dashPhase != 0 { words.append("phase \(number(pen.dashPhase))") }
    }
    return words.joined(separator: " ")
  }

  static func gradient(_ drawing: GradientDrawing) -> String {
    let place: String
    switch drawing.geometry {
    case .linear(let start, let end): place = "linear \(point(start)) to \(point(end))"
    case .radial(let center1, let radius1, let center2, let radius2):
      place = "radial \(point(center1)) \(number(radius1)) to \(point(center2)) \(number(radius2))"
    case .conic(let center, let angle): place = "conic \(point(center)) from \(number(angle))"
    }
    let standard = CGColorSpace.extendedStandard
    let stops = drawing.gradient.stops.map { stop in
      let rgba = drawing.gradient.color(at: stop.location, in: standard.encoding)
      let mixed = CGColor(space: standard, values: [rgba.red, rgba.green, rgba.blue], alpha: rgba.alpha)
      return "\(number(stop.location)) \(color(mixed))"
    }
    var words = ["gradient \(place)", stops.joined(separator: ", ")]
    if drawing.options.contains(.drawsBeforeStartLocation) { words.append("before") }
    if drawing.options.contains(.drawsAfterEndLocation) { words.append("after") }
    return words.joined(separator: " ")
  }

  static func glyphs(_ run: GlyphDrawing) -> String {
    let first = run.positions.first.map(point) ?? "nowhere"
    let name = "\(run.font.postScriptName) \(number(CGFloat(run.font.pointSize)))"
    let ids = run.glyphs.map { String($0) }.joined(separator: " ")
    return "glyphs \(ids) from \(first) in \(name) \(color(run.color))"
  }

  static func clip(_ node: ClipNode) -> String {
    let shape: String
    switch node.shape {
    case .path(let path, let rule): shape = Dump.path(path) + (rule == .evenOdd ? " even-odd" : "")
    case .mask(let image, let rect): shape = "mask \(image.width)x\(image.height) in \(Dump.rect(rect))"
    }
    return node.transform.isIdentity ? shape : "\(shape) under \(transform(node.transform))"
  }
}
