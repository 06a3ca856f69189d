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
  ///   - cornerWidth: How far the rounding extends along the horizontal sides; cut down to half the width.
  ///   - cornerHeight: The same along the vertical sides.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    append(CGPath(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: nil), transform)
  }

  /// Adds the ellipse that touches the sides of a rectangle as a closed subpath.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(CGPath(ellipseIn: rect, transform: nil), transform)
  }

  /// Starts a subpath at the first point and adds lines to the others; it stays open. Without points nothing happens.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds the steps of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(path, transform)
  }

  /// Adds part of a circle, after a line from the current point to its start.
  ///
  /// - Parameters:
  ///   - startAngle: Radians from the positive x axis.
  ///   - endAngle: Radians from the positive x axis. Two angles a whole turn or more apart give the whole circle.
  ///   - clockwise: The direction as seen with y pointing up. In UIKit, where y points down, `true` looks
  ///     counterclockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    shape = .general
    elements.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise, transform)
  }

  /// Adds the part of a circle that touches two lines: from the current point to `tangent1End`, and on to `tangent2End`. A
  /// line leads from the current point to where the arc begins.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let current = elements.current else { return }
    shape = .general
    elements.addArc(
      from: current.applying(transform.inverted()), tangent1End: tangent1End, tangent2End: tangent2End, radius: radius,
      transform)
  }

  /// Adds part of a circle, after a line from the current point to its start.
  ///
  /// - Parameter delta: How far the arc goes, in radians; negative turns the other way.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    shape = .general
    elements.addArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform)
  }

  private func append(_ path: CGPath, _ transform: CGAffineTransform) {
    // A path that is one known shape stays known only while nothing else is in it.
    shape = elements.isEmpty && transform.isIdentity ? path.shape : .general
    elements.append(path.elements, transform)
  }
}
