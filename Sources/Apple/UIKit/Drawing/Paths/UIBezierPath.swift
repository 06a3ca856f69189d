import CoreGraphics
import Foundation

/// A path of lines and curves with drawing properties. Coordinates are in points, with y downwards.
///
/// - Source: developer.apple.com/documentation/uikit/uibezierpath
open class UIBezierPath: NSObject, NSCopying {
  private var path: CGMutablePath
  private var dash: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  // MARK: - Creating

  /// Creates an empty path.
  public override init() {
    path = CGMutablePath()
    super.init()
  }

  /// Creates the outline of a rectangle, clockwise from its top left corner.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Creates the ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Creates a rectangle with rounded corners whose curvature is continuous, as everywhere on iOS.
  ///
  /// The radius is limited to half of a side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(cgPath: UIBezierPath.rounded(rect, CornerRadii(cornerRadius)))
  }

  /// Creates a rectangle with some rounded corners. The radius is the smaller dimension of `cornerRadii`.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    let radius = min(cornerRadii.width, cornerRadii.height)
    self.init(
      cgPath: UIBezierPath.rounded(
        rect,
        CornerRadii(
          topLeft: corners.contains(.topLeft) ? radius : 0, topRight: corners.contains(.topRight) ? radius : 0,
          bottomRight: corners.contains(.bottomRight) ? radius : 0,
          bottomLeft: corners.contains(.bottomLeft) ? radius : 0)))
  }

  /// Creates an arc. Angles are in radians from the positive x axis. Since y points downwards, they increase clockwise.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Creates a copy of a Core Graphics path.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// Returns a rounded rectangle. A corner that takes a whole side is circular, since only shorter ones have space for
  /// a continuous curvature.
  private static func rounded(_ rect: CGRect, _ radii: CornerRadii) -> CGPath {
    let fitting = radii.fitting(rect.standardized.size)
    let isFull = fitting.largest * 2 >= min(abs(rect.width), abs(rect.height))
    return CGPath.roundedRect(rect, radii: radii, continuous: !isFull)
  }

  /// Returns a copy with the same elements and drawing properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.takeProperties(of: self)
    return copy
  }

  private func takeProperties(of other: UIBezierPath) {
    lineWidth = other.lineWidth
    lineCapStyle = other.lineCapStyle
    lineJoinStyle = other.lineJoinStyle
    miterLimit = other.miterLimit
    usesEvenOddFillRule = other.usesEvenOddFillRule
    flatness = other.flatness
    dash = other.dash
    dashPhase = other.dashPhase
  }

  // MARK: - Elements

  /// The elements as a Core Graphics path, which is copied by the getter and the setter.
  open var cgPath: CGPath {
    get { path.copy() ?? CGMutablePath() }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  /// Whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around all points, including control points.
  open var bounds: CGRect { path.boundingBox }

  /// The start of the next element; zero for an empty path.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Begins a new subpath.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line from the current point, which must exist.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic curve from the current point, which must exist.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve from the current point, which must exist.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc, with a line to its start if there is a current point.
  ///
  /// Angles are in radians from the positive x axis. Since y points downwards, they increase clockwise.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Core Graphics' directions assume a y axis that points upwards.
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Adds a line to the start of the current subpath and closes it.
  open func close() { path.closeSubpath() }

  /// Removes all elements. The drawing properties don't change.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Adds all elements of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }

  /// Returns the reversed path, with its subpaths reversed.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath(cgPath: path.reversed())
    reversed.takeProperties(of: self)
    return reversed
  }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) {
    let transformed = CGMutablePath()
    transformed.addPath(path, transform: transform)
    path = transformed
  }

  /// Returns whether a point is inside the path with its fill rule. Open subpaths are treated as closed.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: fillRule) }

  // MARK: - Drawing properties

  /// The width of strokes, in points.
  ///
  /// - Default: 1.
  open var lineWidth: CGFloat = 1

  /// The shape of the ends of strokes.
  ///
  /// - Default: `.butt`.
  open var lineCapStyle: CGLineCap = .butt

  /// The shape of the corners of strokes.
  ///
  /// - Default: `.miter`.
  open var lineJoinStyle: CGLineJoin = .miter

  /// The ratio of length to width above which a mitered corner is cut off.
  ///
  /// - Default: 10.
  open var miterLimit: CGFloat = 10

  /// The maximum distance between a curve and its line segments, in points. Curves are always as smooth as with the
  /// default.
  ///
  /// - Default: 0.6.
  open var flatness: CGFloat = UIBezierPath.smoothest

  private static let smoothest: CGFloat = 0.6

  private var drawnPath: CGPath { flatness > Self.smoothest ? path.flattened(threshold: flatness) : path }

  /// Whether the even-odd fill rule is used.
  ///
  /// - Default: `false`, which is the winding rule.
  open var usesEvenOddFillRule = false

  /// Sets the lengths of dashes and gaps, in points, and the phase at which strokes begin. Nil or 0 for a solid line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    dashPhase = phase
  }

  /// Gets the lengths of dashes and gaps. Pointers may be `nil`; `pattern` needs space for `count` numbers.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    pattern?.update(from: dash, count: dash.count)
    count?.pointee = dash.count
    phase?.pointee = dashPhase
  }

  private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  // MARK: - Drawing

  /// Fills the path with the current fill color.
  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(drawnPath)
    context.fillPath(using: fillRule)
  }

  /// Strokes the path with the current stroke color and the path's own line properties.
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dashPhase, lengths: dash)
    context.beginPath()
    context.addPath(drawnPath)
    context.strokePath()
  }

  /// Fills the path with a blend mode and an alpha.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { draw(with: blendMode, alpha: alpha, fill) }

  /// Strokes the path with a blend mode and an alpha.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { draw(with: blendMode, alpha: alpha, stroke) }

  private func draw(with blendMode: CGBlendMode, alpha: CGFloat, _ drawing: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    drawing()
  }

  /// Clips the current context to the inside of the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(drawnPath)
    context.clip(using: fillRule)
  }
}
