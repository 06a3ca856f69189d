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
