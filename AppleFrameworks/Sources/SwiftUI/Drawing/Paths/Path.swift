import UIKit

/// The outline of a shape.
///
/// Unchecked: The shared path is copied before it is changed.
///
/// - Source: developer.apple.com/documentation/swiftui/path
public struct Path: Equatable, @unchecked Sendable {
  private var storage: CGMutablePath

  /// Creates an empty path.
  public init() { storage = CGMutablePath() }
  /// Creates a path from a Core Graphics path.
  public init(_ path: CGPath) {
    storage = CGMutablePath()
    storage.addPath(path)
  }

  /// Creates a path with a rectangle.
  public init(_ rect: CGRect) {
    self.init()
    storage.addRect(rect)
  }

  /// Creates a path with a rounded rectangle.
  ///
  /// - Parameter cornerRadius: The corner radius in points. It is limited to half of the shorter side.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(RoundedOutline.path(rect, radii: CGSize(width: cornerRadius, height: cornerRadius), style))
  }

  /// Creates a path with a rectangle with elliptical corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(RoundedOutline.path(rect, radii: cornerSize, style))
  }

  /// Creates a path with an ellipse that fills a rectangle.
  public init(ellipseIn rect: CGRect) {
    self.init()
    storage.addEllipse(in: rect)
  }

  /// Creates an empty path, to which a closure adds elements.
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

  /// The Core Graphics path.
  public var cgPath: CGPath { storage }
  /// Whether the path has no elements.
  public var isEmpty: Bool { storage.isEmpty }
  /// The smallest rectangle that contains the path; null for an empty path.
  public var boundingRect: CGRect { storage.isEmpty ? .null : storage.boundingBoxOfPath }
  /// The end point of the path; `nil` for an empty path.
  public var currentPoint: CGPoint? { storage.isEmpty ? nil : storage.currentPoint }

  /// Returns whether a point is inside the path.
  ///
  /// - Parameter eoFill: Whether the even-odd rule determines the interior.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    storage.contains(point, using: eoFill ? .evenOdd : .winding)
  }

  /// Starts a new subpath at a point.
  public mutating func move(to end: CGPoint) { change { $0.move(to: end) } }
  /// Adds a straight line to a point.
  public mutating func addLine(to end: CGPoint) { change { $0.addLine(to: end) } }
  /// Adds a quadratic Bézier curve to a point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    change { $0.addQuadCurve(to: end, control: control) }
  }

  /// Adds a cubic Bézier curve to a point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    change { $0.addCurve(to: end, control1: control1, control2: control2) }
  }

  /// Connects the end of the current subpath to its start.
  public mutating func closeSubpath() { change { $0.closeSubpath() } }
  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addRect(rect, transform: transform) }
  }

  /// Adds a rectangle with elliptical corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let path = RoundedOutline.path(rect, radii: cornerSize, style)
    change { $0.addPath(path, transform: transform) }
  }

  /// Adds an ellipse that fills a rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addEllipse(in: rect, transform: transform) }
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    change { path in for rect in rects { path.addRect(rect, transform: transform) } }
  }

  /// Starts a new subpath, and adds straight lines through points.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    change { path in
      path.move(to: first)
      for point in lines.dropFirst() { path.addLine(to: point) }
    }
  }

  /// Adds an arc of a circle, and a line to its start.
  ///
  /// - Parameter clockwise: Whether the arc is clockwise if y points upward. On the screen, the direction is reversed.
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

  /// Adds an arc of a circle from an angle, and a line to its start.
  ///
  /// - Parameter delta: The angle of the arc; negative angles reverse the direction.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addRelativeArc(
        center: center, radius: radius, startAngle: startAngle.radians, delta: delta.radians, transform: transform)
    }
  }

  /// Adds an arc of a circle that touches two lines: the line from the end of the path to the first point, and the line
  /// from there to the second point.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    change { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform) }
  }

  /// Adds another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    change { $0.addPath(path.cgPath, transform: transform) }
  }

  /// Returns the path with a transform applied.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var result = Path()
    result.addPath(self, transform: transform)
    return result
  }

  /// Returns the path offset by distances in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
  /// Returns the outline of a stroke along the path.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var path = cgPath
    if !style.dash.isEmpty { path = path.copy(dashingWithPhase: style.dashPhase, lengths: style.dash) }
    return Path(
      path.copy(
        strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
        miterLimit: style.miterLimit))
  }

  /// Returns the part of the path between two fractions of its length, from 0 to 1.
  public func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path {
    Path(PathTrimming.trimmed(cgPath, from: start, to: end))
  }

  /// Returns whether two paths are equal.
  public static func == (first: Path, second: Path) -> Bool {
    first.storage === second.storage || first.storage == second.storage
  }
}
