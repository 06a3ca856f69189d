import Foundation

extension CGContext {
  /// Clears the current path.
  public func beginPath() { currentPath = ContextPath() }

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint) { currentPath.edit(in: state.ctm) { $0.move(to: point) } }

  /// Adds a line from the current point. Has no effect without one.
  public func addLine(to point: CGPoint) { extend { $0.line(to: point) } }

  /// Adds a cubic Bézier curve from the current point. Has no effect without one.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    extend { $0.cubic(control1, control2, to: end) }
  }

  /// Adds a quadratic Bézier curve from the current point. Has no effect without one.
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

  /// Adds the ellipse in a rectangle as a closed subpath.
  public func addEllipse(in rect: CGRect) { addPath(CGPath(ellipseIn: rect, transform: nil)) }

  /// Begins a subpath at the first point and adds lines to the others. Has no effect without points.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds an arc, with a line from the current point to its start.
  ///
  /// - Parameters:
  ///   - startAngle: The start angle in radians from the positive x axis.
  ///   - endAngle: The end angle in radians from the positive x axis.
  ///   - clockwise: The direction if y points upwards. If y points downwards, it is reversed.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    currentPath.edit(in: state.ctm) {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise, .identity)
    }
  }

  /// Adds an arc that is tangent to two lines: from the current point to `tangent1End`, and on to `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    extend { elements in
      guard let current = elements.current else { return }
      elements.addArc(
        from: current, tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, .identity)
    }
  }

  /// Adds the elements of a path.
  public func addPath(_ path: CGPath) { currentPath.add(path, in: state.ctm) }

  /// Replaces the current path with its stroked outline.
  public func replacePathWithStrokedPath() {
    let path = currentPath.take(in: state.ctm)
    let pen = state.pen
    let dashed = path.copy(dashingWithPhase: pen.dashPhase, lengths: pen.dashLengths)
    addPath(
      dashed.copy(
        strokingWithWidth: pen.width, lineCap: pen.cap, lineJoin: pen.join, miterLimit: pen.miterLimit))
  }

  /// Whether the current path has no elements.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// The end of the current path in user space; (0, 0) if there is none.
  public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }

  /// The smallest rectangle around all points of the current path, including control points.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// A copy of the current path in user space; `nil` if there is none.
  public var path: CGPath? {
    currentPath.isEmpty ? nil : currentPath.peek(in: state.ctm)
  }

  /// Returns whether drawing the current path would paint a point in user space.
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
