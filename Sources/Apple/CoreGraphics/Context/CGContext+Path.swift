import Foundation

extension CGContext {
  /// Throws away the path under construction.
  public func beginPath() { currentPath = ContextPath() }

  /// Starts a new subpath at a point.
  public func move(to point: CGPoint) { currentPath.edit(in: state.ctm) { $0.move(to: point) } }

  /// Adds a line from the current point. Without one nothing happens.
  public func addLine(to point: CGPoint) { extend { $0.line(to: point) } }

  /// Adds a cubic Bézier curve from the current point. Without one nothing happens.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    extend { $0.cubic(control1, control2, to: end) }
  }

  /// Adds a quadratic Bézier curve from the current point. Without one nothing happens.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { extend { $0.quadratic(control: control, to: end) } }

  /// Closes the current subpath with a line to its start.
  public func closePath() { extend { $0.close() } }

  private func extend(_ change: (inout PathElements) -> Void) {
    guard currentPath.elements.current != nil else { return }
    currentPath.edit(in: state.ctm, change)
  }

  /// Adds a rectangle as a closed subpath.
  public func addRect(_ rect: CGRect) { addPath(CGPath(rect: rect, transform: nil)) }

  /// Adds rectangles as closed subpaths.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Adds the ellipse that touches the sides of a rectangle as a closed subpath.
  public func addEllipse(in rect: CGRect) { addPath(CGPath(ellipseIn: rect, transform: nil)) }

  /// Starts a subpath at the first point and adds lines to the others. Without points nothing happens.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds part of a circle, after a line from the current point to its start.
  ///
  /// - Parameters:
  ///   - startAngle: Radians from the positive x axis.
  ///   - endAngle: Radians from the positive x axis.
  ///   - clockwise: The direction as seen with y pointing up; where y points down it looks the other way round.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    currentPath.edit(in: state.ctm) {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise, .identity)
    }
  }

  /// Adds the part of a circle that touches two lines: from the current point to `tangent1End`, and on to `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    extend { elements in
      guard let current = elements.current else { return }
      elements.addArc(
        from: current, tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, .identity)
    }
  }

  /// Adds the steps of a path.
  public func addPath(_ path: CGPath) { currentPath.add(path, in: state.ctm) }

  /// Replaces the path under construction with its outline as stroked with the current pen.
  public func replacePathWithStrokedPath() {
    let path = currentPath.take(in: state.ctm)
    let pen = state.pen
    let dashed = path.copy(dashingWithPhase: pen.dashPhase, lengths: pen.dashLengths)
    addPath(
      dashed.copy(
        strokingWithWidth: pen.width, lineCap: pen.cap, lineJoin: pen.join, miterLimit: pen.miterLimit))
  }

  /// Whether the path under construction has no steps.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// The end of the path under construction, in user space; (0, 0) without one.
  public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }

  /// The smallest rectangle with all points of the path under construction in it, control points included.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// A copy of the path under construction, in user space; nil without one.
  public var path: CGPath? {
    currentPath.isEmpty ? nil : currentPath.peek(in: state.ctm)
  }

  /// Returns whether drawing the path under construction would paint a point of user space.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    guard let path else { return false }
    let isStroked = {
      path.copy(
        strokingWithWidth: self.state.pen.width, lineCap: self.state.pen.cap, lineJoin: self.state.pen.join,
        miterLimit: self.state.pen.miterLimit
      ).contains(point)
    }
    switch mode {
    case .fill: return path.contains(point)
    case .eoFill: return path.contains(point, using: .evenOdd)
    case .stroke: return isStroked()
    case .fillStroke: return path.contains(point) || isStroked()
    case .eoFillStroke: return path.contains(point, using: .evenOdd) || isStroked()
    }
  }
}
