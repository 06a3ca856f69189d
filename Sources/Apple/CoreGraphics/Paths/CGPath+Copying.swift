import Foundation

extension CGPath {
  /// Returns a path with the same steps that never changes. The storage is shared, so it costs next to nothing.
  public func copy() -> CGPath? {
    CGPath(elements: elements, shape: shape)
  }

  /// Returns a path with the same steps, the points transformed.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    applying(transform?.pointee ?? .identity)
  }

  /// Returns a path with the same steps that can be added to.
  public func mutableCopy() -> CGMutablePath? {
    CGMutablePath(elements: elements, shape: shape)
  }

  /// Returns a path with the same steps that can be added to, the points transformed.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    let path = applying(transform?.pointee ?? .identity)
    return CGMutablePath(elements: path.elements, shape: path.shape)
  }

  package func applying(_ transform: CGAffineTransform) -> CGPath {
    if transform.isIdentity { return CGPath(elements: elements, shape: shape) }
    return CGPath(elements: elements.applying(transform), shape: .general)
  }

  /// Returns the path cut into dashes along its length.
  ///
  /// - Parameters:
  ///   - phase: How far into the pattern the path starts.
  ///   - lengths: Lengths of dashes and gaps in turn; an odd number of them goes round twice. An empty array, or one with
  ///     nothing but zeros, leaves the path in one piece.
  ///   - transform: Applied to the dashes.
  ///
  /// Curves come out as short lines, at most 0.02 off.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard let dasher = PathDasher(phase: phase, lengths: lengths) else { return applying(transform) }
    return CGPath(elements: dasher.dash(elements)).applying(transform)
  }

  /// Returns the outline of the path drawn with a pen: filling it gives what stroking the path does.
  ///
  /// - Parameters:
  ///   - lineWidth: The full width of the pen. Of a width that is not positive nothing is left.
  ///   - miterLimit: The longest sharp corner, in line widths; longer ones are cut off.
  ///   - transform: Applied to the outline.
  ///
  /// Curves come out as short lines, at most 0.02 off.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let pen = StrokeStyle(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    return CGPath(elements: PathStroker.outline(of: elements, pen)).applying(transform)
  }

  /// Returns the path with its curves replaced by lines.
  ///
  /// - Parameter threshold: How far the lines may be off, at most.
  public func flattened(threshold: CGFloat) -> CGPath {
    var result = PathElements()
    let tolerance = max(threshold, 1e-4)
    for polyline in elements.polylines(tolerance: tolerance) {
      result.move(to: polyline.points[0])
      for point in polyline.points.dropFirst() { result.line(to: point) }
      if polyline.isClosed { result.close() }
    }
    return CGPath(elements: result)
  }
}
