import UIKit

/// A shape that is drawn.
struct ShapeView<S: Shape, Style: ShapeStyle>: View {
  var shape: S
  let style: Style
  let drawing: ShapeDrawing
  typealias Body = Never
}

extension ShapeView: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    LeafNode(view, context) { ShapeBox($0, node: $1) }
  }
}

/// Shows a shape.
final class ShapeBox<S: Shape, Style: ShapeStyle>: LeafBox<ShapeView<S, Style>> {
  private lazy var view = PaintedView()
  private var animation: AnimatedData?

  override func measure(_ proposal: ProposedViewSize) -> CGSize { value.shape.sizeThatFits(proposal) }

  override func valueDidChange(from old: ShapeView<S, Style>) {
    animation = AnimatedData.following(
      from: animation?.current(of: old.shape) ?? old.shape, to: value.shape, earlier: animation, graph: node.graph,
      redraw: { [weak self] in self?.redraw() })
    super.valueDidChange(from: old)
  }

  private func redraw() {
    view.shape = shownShape
  }

  private var shownShape: PaintedView.Outline {
    var shape = value.shape
    animation?.apply(to: &shape)
    return PaintedView.Outline(path: { shape.path(in: $0) }, drawing: value.drawing)
  }

  override func arrange(_ context: PlacementContext) {
    context.show(view, frame: frame) {
      view.shape = shownShape
      view.paint = value.style.painted(in: environment)
    }
  }
}

/// Shows a style that fills its place.
final class FillBox<V: View>: LeafBox<V> {
  private lazy var view = PaintedView()
  private let style: (V) -> AnyShapeStyle

  init(_ value: V, node: Node, style: @escaping (V) -> AnyShapeStyle) {
    self.style = style
    super.init(value, node: node)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func arrange(_ context: PlacementContext) {
    context.show(view, frame: frame) { view.paint = style(value).paint(in: environment) }
  }
}

/// A view that is painted: all of it, or a shape in it.
final class PaintedView: UIView, ContentHitting {
  struct Outline {
    let path: (CGRect) -> Path
    let drawing: ShapeDrawing
  }

  var shape: Outline? {
    didSet { inkDidChange() }
  }
  var paint = Paint.color(.clear) {
    didSet { paintDidChange() }
  }
  private var effect: UIVisualEffectView?
  /// What is drawn, in a view of its own: as large as the ink, which may lie outside of the place that the shape has.
  private lazy var canvas: PaintedCanvas = {
    let canvas = PaintedCanvas()
    canvas.drawing = { [unowned self] in drawInk() }
    addSubview(canvas)
    return canvas
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = nil
    // Lines may lie on the edge.
    clipsToBounds = false
  }

  required init?(coder: NSCoder) { fatalError("no file has a painted view") }

  private func paintDidChange() {
    if case .material(let style) = paint {
      let effect = effect ?? UIVisualEffectView()
      effect.effect = UIBlurEffect(style: style)
      effect.isUserInteractionEnabled = false
      if effect.superview == nil { addSubview(effect) }
      self.effect = effect
    } else {
      effect?.removeFromSuperview()
      effect = nil
    }
    if shape == nil, case .color(let color) = paint {
      backgroundColor = color
    } else {
      backgroundColor = nil
    }
    inkDidChange()
  }

  /// Whether anything is drawn: colors that fill the place are the background's, materials an effect's.
  private var isDrawn: Bool {
    switch paint {
    case .material: false
    case .color: shape != nil
    default: true
    }
  }

  func inkDidChange() {
    setNeedsLayout()
    if isDrawn { canvas.setNeedsDisplay() }
  }

  /// Where something may be drawn, in whole points around the path and its stroke.
  private var inkBounds: CGRect {
    guard let shape else { return bounds }
    let path = shape.path(bounds)
    var box = path.boundingRect
    if case .stroke(let style) = shape.drawing {
      let overhang = style.lineWidth * (style.lineJoin == .miter ? max(1, style.miterLimit) / 2 : 0.75)
      box = box.insetBy(dx: -overhang, dy: -overhang)
    }
    guard !box.isNull, !box.isInfinite else { return bounds }
    return bounds.union(box.insetBy(dx: -1, dy: -1).integral)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if isDrawn {
      let ink = inkBounds
      if canvas.frame != ink {
        canvas.frame = ink
        canvas.setNeedsDisplay()
      }
      // In the coordinates of the shape.
      canvas.bounds.origin = ink.origin
      canvas.isHidden = false
    } else if subviews.contains(where: { $0 is PaintedCanvas }) {
      canvas.isHidden = true
    }
    guard let effect else { return }
    effect.frame = bounds
    if let shape {
      let mask = CAShapeLayer()
      mask.frame = bounds
      mask.path = shape.path(bounds).cgPath
      effect.layer.mask = mask
    }
  }

  private func drawInk() {
    guard isDrawn, let context = UIGraphicsGetCurrentContext() else { return }
    let path = shape?.path(bounds) ?? Path(bounds)
    switch shape?.drawing ?? .fill(FillStyle()) {
    case .fill(let style): Painting.fill(path, paint, in: bounds, style, context)
    case .stroke(let style): Painting.stroke(path, paint, in: bounds, style, context)
    }
  }

  func hitsContent(_ point: CGPoint) -> Bool {
    guard let shape else { return bounds.contains(point) }
    let path = shape.path(bounds)
    return switch shape.drawing {
    case .fill(let style): path.contains(point, eoFill: style.isEOFilled)
    case .stroke(let style): path.strokedPath(style).contains(point)
    }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { hitsContent(point) }
}

/// Draws what a painted view has to draw.
final class PaintedCanvas: UIView {
  var drawing: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { fatalError("no file has a canvas") }

  override func draw(_ rect: CGRect) { drawing() }
}

/// Draws paths with paints.
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

  /// Wedges of a degree each: gradients around a point are none of Core Graphics'.
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

/// A view that says where in it something can be hit.
@MainActor
protocol ContentHitting: UIView {
  func hitsContent(_ point: CGPoint) -> Bool
}
