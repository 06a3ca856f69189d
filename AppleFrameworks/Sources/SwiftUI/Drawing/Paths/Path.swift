import UIKit

/// The outline of a shape.
///
/// Unchecked: the shared path is copied before it is changed.
///
/// - Source: developer.apple.com/documentation/swiftui/path
public struct Path: Equatable, @unchecked Sendable {
  private var storage: CGMutablePath

  /// Creates an empty path.
  public init() { storage = CGMutablePath() }
  /// Creates a path from one of Core Graphics.
  public init(_ path: CGPath) {
    storage = CGMutablePath()
    storage.addPath(path)
  }

  /// Creates a rectangle.
  public init(_ rect: CGRect) {
    self.init()
    storage.addRect(rect)
  }

  /// Creates a rectangle with round corners.
  ///
  /// - Parameter cornerRadius: In points; limited to half the shorter side.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(RoundedOutline.path(rect, radii: CGSize(width: cornerRadius, height: cornerRadius), style))
  }

  /// Creates a rectangle with elliptic corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(RoundedOutline.path(rect, radii: cornerSize, style))
  }

  /// Creates an ellipse that fills a rectangle.
  public init(ellipseIn rect: CGRect) {
    self.init()
    storage.addEllipse(in: rect)
  }

  /// Creates an empty path and lets a closure add to it.
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

  /// The path of Core Graphics.
  public var cgPath: CGPath { storage }
  /// Whether the path has no elements.
  public var isEmpty: Bool { storage.isEmpty }
  /// The smallest rectangle that contains the path; null for an empty path.
  public var boundingRect: CGRect { storage.isEmpty ? .null : storage.boundingBoxOfPath }
  /// The end of the path; `nil` for an empty path.
  public var currentPoint: CGPoint? { storage.isEmpty ? nil : storage.currentPoint }

  /// Whether a point lies inside.
  ///
  /// - Parameter eoFill: Whether the even-odd rule says what is inside.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    storage.contains(point, using: eoFill ? .evenOdd : .winding)
  }

  /// Starts a new part at a point.
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

  /// Connects the end of the present part with its start.
  public mutating func closeSubpath() { change { $0.closeSubpath() } }
  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addRect(rect, transform: transform) }
  }

  /// Adds a rectangle with elliptic corners.
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

  /// Starts a new part and adds straight lines through points.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    change { path in
      path.move(to: first)
      for point in lines.dropFirst() { path.addLine(to: point) }
    }
  }

  /// Adds an arc of a circle, and a line to its start.
  ///
  /// - Parameter clockwise: In coordinates with y upward: on the screen the arc goes the other way.
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
  /// - Parameter delta: The angle of the arc; negative angles go the other way.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addRelativeArc(
        center: center, radius: radius, startAngle: startAngle.radians, delta: delta.radians, transform: transform)
    }
  }

  /// Adds an arc of a circle that touches two lines: from the end of the path to the first point, and on to the second.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    change { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform) }
  }

  /// Adds another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    change { $0.addPath(path.cgPath, transform: transform) }
  }

  /// Returns the path, transformed.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var result = Path()
    result.addPath(self, transform: transform)
    return result
  }

  /// Returns the path, moved by some points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
  /// Returns the outline of what drawing along the path covers.
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

  /// Whether two values are equal.
  public static func == (first: Path, second: Path) -> Bool {
    first.storage === second.storage || first.storage == second.storage
  }
}
