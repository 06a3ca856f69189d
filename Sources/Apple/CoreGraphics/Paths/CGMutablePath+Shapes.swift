import Foundation

extension CGMutablePath {
  /// Adds a rectangle as a closed subpath, from its origin along the x axis first.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(CGPath(rect: rect, transform: nil), transform)
  }

  /// Adds rectangles as closed subpaths.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rectangle with rounded corners as a closed subpath.
  ///
  /// - Parameters:
  ///   - cornerWidth: The horizontal radius of the corners, limited to half the width.
  ///   - cornerHeight: The vertical radius of the corners, limited to half the height.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    append(CGPath(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: nil), transform)
  }

  /// Adds the ellipse in a rectangle as a closed subpath.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(CGPath(ellipseIn: rect, transform: nil), transform)
  }

  /// Begins an open subpath at the first point and adds lines to the others. Has no effect without points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds the elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(path, transform)
  }

  /// Adds an arc, with a line from the current point to its start.
  ///
  /// - Parameters:
  ///   - startAngle: The start angle in radians from the positive x axis.
  ///   - endAngle: The end angle in radians from the positive x axis. A difference of a full turn or more results in a
  ///     circle.
  ///   - clockwise: The direction if y points upwards. In UIKit, where y points downwards, `true` is counterclockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    shape = .general
    elements.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise, transform)
  }

  /// Adds an arc that is tangent to two lines: from the current point to `tangent1End`, and on to `tangent2End`. A line
  /// leads from the current point to the start of the arc.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let current = elements.current else { return }
    shape = .general
    elements.addArc(
      from: current.applying(transform.inverted()), tangent1End: tangent1End, tangent2End: tangent2End, radius: radius,
      transform)
  }

  /// Adds an arc, with a line from the current point to its start.
  ///
  /// - Parameter delta: The angle of the arc in radians; negative for the other direction.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    shape = .general
    elements.addArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform)
  }

  private func append(_ path: CGPath, _ transform: CGAffineTransform) {
    // The known shape of a path is valid only while it contains nothing else.
    shape = elements.isEmpty && transform.isIdentity ? path.shape : .general
    elements.append(path.elements, transform)
  }
}
