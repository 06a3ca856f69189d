import UIKit

/// The outline of a shape.
///
/// - Source: developer.apple.com/documentation/swiftui/path
public struct Path: Equatable, @unchecked Sendable {
  private var storage: CGMutablePath

  public init() { storage = CGMutablePath() }
  public init(_ path: CGPath) {
    storage = CGMutablePath()
    storage.addPath(path)
  }
  public init(_ rect: CGRect) {
    self.init()
    storage.addRect(rect)
  }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(RoundedOutline.path(rect, radii: CGSize(width: cornerRadius, height: cornerRadius), style))
  }
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(RoundedOutline.path(rect, radii: cornerSize, style))
  }
  public init(ellipseIn rect: CGRect) {
    self.init()
    storage.addEllipse(in: rect)
  }
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  private mutating func change(_ body: (CGMutablePath) -> Void) {
    if !isKnownUniquelyReferenced(&storage) {
      let copy = CGMutablePath()
      copy.addPath(storage)
      storage = copy
    }
    body(storage)
  }

  public var cgPath: CGPath { storage }
  public var isEmpty: Bool { storage.isEmpty }
  public var boundingRect: CGRect { storage.isEmpty ? .null : storage.boundingBoxOfPath }
  public var currentPoint: CGPoint? { storage.isEmpty ? nil : storage.currentPoint }
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    storage.contains(point, using: eoFill ? .evenOdd : .winding)
  }

  public mutating func move(to end: CGPoint) { change { $0.move(to: end) } }
  public mutating func addLine(to end: CGPoint) { change { $0.addLine(to: end) } }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    change { $0.addQuadCurve(to: end, control: control) }
  }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    change { $0.addCurve(to: end, control1: control1, control2: control2) }
  }
  public mutating func closeSubpath() { change { $0.closeSubpath() } }
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addRect(rect, transform: transform) }
  }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let path = RoundedOutline.path(rect, radii: cornerSize, style)
    change { $0.addPath(path, transform: transform) }
  }
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addEllipse(in: rect, transform: transform) }
  }
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    change { path in for rect in rects { path.addRect(rect, transform: transform) } }
  }
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    change { path in
      path.move(to: first)
      for point in lines.dropFirst() { path.addLine(to: point) }
    }
  }
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians,
        clockwise: clockwise,
        transform: transform)
    }
  }
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addRelativeArc(
        center: center, radius: radius, startAngle: startAngle.radians, delta: delta.radians, transform: transform)
    }
  }
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    change { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform) }
  }
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    change { $0.addPath(path.cgPath, transform: transform) }
  }

  public func applying(_ transform: CGAffineTransform) -> Path {
    var result = Path()
    result.addPath(self, transform: transform)
    return result
  }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var path = cgPath
    if !style.dash.isEmpty { path = path.copy(dashingWithPhase: style.dashPhase, lengths: style.dash) }
    return Path(
      path.copy(
        strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
        miterLimit: style.miterLimit))
  }

  /// The part between two shares of the length.
  public func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path {
    Path(PathTrimming.trimmed(cgPath, from: start, to: end))
  }

  public static func == (first: Path, second: Path) -> Bool {
    first.storage === second.storage || first.storage == second.storage
  }
}

/// How lines are drawn.
///
/// - Source: developer.apple.com/documentation/swiftui/strokestyle
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// How the inside of a path is told.
///
/// - Source: developer.apple.com/documentation/swiftui/fillstyle
public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// The curve of rounded corners.
///
/// - Source: developer.apple.com/documentation/swiftui/roundedcornerstyle
public enum RoundedCornerStyle: Sendable {
  case circular
  case continuous
}

/// The outlines of rounded rectangles.
enum RoundedOutline {
  static func path(_ rect: CGRect, radii: CGSize, _ style: RoundedCornerStyle) -> CGPath {
    let width = min(max(0, radii.width), rect.width / 2)
    let height = min(max(0, radii.height), rect.height / 2)
    guard width > 0, height > 0 else { return CGPath(rect: rect, transform: nil) }
    guard style == .continuous, width == height else {
      return CGPath(roundedRect: rect, cornerWidth: width, cornerHeight: height, transform: nil)
    }
    return UIBezierPath(roundedRect: rect, cornerRadius: width).cgPath
  }
}

/// Parts of paths by their length.
enum PathTrimming {
  static func trimmed(_ path: CGPath, from start: CGFloat, to end: CGFloat) -> CGPath {
    let start = min(max(start, 0), 1)
    let end = min(max(end, 0), 1)
    guard start < end else { return CGMutablePath() }
    if start == 0, end == 1 { return path }
    let lines = flattened(path)
    let total = lines.reduce(0) { $0 + $1.length }
    let (from, to) = (total * start, total * end)
    let result = CGMutablePath()
    var position: CGFloat = 0
    var last: CGPoint?
    for line in lines {
      let (low, high) = (max(from, position), min(to, position + line.length))
      if low < high, line.length > 0 {
        let begin = line.point((low - position) / line.length)
        if last != begin { result.move(to: begin) }
        let stop = line.point((high - position) / line.length)
        result.addLine(to: stop)
        last = stop
      }
      position += line.length
    }
    return result
  }

  private struct Line {
    let from: CGPoint
    let to: CGPoint
    var length: CGFloat { hypot(to.x - from.x, to.y - from.y) }
    func point(_ share: CGFloat) -> CGPoint {
      // Exactly the end, so that lines that follow each other stay one.
      share == 1 ? to : CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
    }
  }

  /// Curves in this many lines: less than a tenth of a pixel off at the size of a phone's screen.
  private static let pieces = 48

  private static func flattened(_ path: CGPath) -> [Line] {
    var lines: [Line] = []
    var (current, start) = (CGPoint.zero, CGPoint.zero)
    func line(to point: CGPoint) {
      lines.append(Line(from: current, to: point))
      current = point
    }
    path.applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint:
        current = points[0]
        start = current
      case .addLineToPoint: line(to: points[0])
      case .addQuadCurveToPoint:
        let (from, control, to) = (current, points[0], points[1])
        for piece in 1...pieces {
          let t = CGFloat(piece) / CGFloat(pieces)
          let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          line(to: CGPoint(x: a * from.x + b * control.x + c * to.x, y: a * from.y + b * control.y + c * to.y))
        }
      case .addCurveToPoint:
        let (from, first, second, to) = (current, points[0], points[1], points[2])
        for piece in 1...pieces {
          let t = CGFloat(piece) / CGFloat(pieces)
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          line(
            to: CGPoint(
              x: a * from.x + b * first.x + c * second.x + d * to.x,
              y: a * from.y + b * first.y + c * second.y + d * to.y))
        }
      case .closeSubpath: line(to: start)
      @unknown default: break
      }
    }
    return lines
  }
}
