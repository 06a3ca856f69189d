import Foundation

extension CGPath {
  /// Returns an immutable path with the same elements, which shares the storage.
  public func copy() -> CGPath? {
    CGPath(elements: elements, shape: shape)
  }

  /// Returns a path with the same elements and transformed points.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    applying(transform?.pointee ?? .identity)
  }

  /// Returns a mutable path with the same elements.
  public func mutableCopy() -> CGMutablePath? {
    CGMutablePath(elements: elements, shape: shape)
  }

  /// Returns a mutable path with the same elements and transformed points.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    let path = applying(transform?.pointee ?? .identity)
    return CGMutablePath(elements: path.elements, shape: path.shape)
  }

  package func applying(_ transform: CGAffineTransform) -> CGPath {
    if transform.isIdentity { return CGPath(elements: elements, shape: shape) }
    return CGPath(elements: elements.applying(transform), shape: .general)
  }

  /// Returns the path divided into dashes.
  ///
  /// - Parameters:
  ///   - phase: The offset in the pattern at which the path begins.
  ///   - lengths: The alternating lengths of dashes and gaps; an odd number is repeated. With an empty array or zeros
  ///     only, the path isn't divided.
  ///   - transform: The transform of the dashes.
  ///
  /// Curves become short lines with a deviation of at most 0.02.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard let dasher = PathDasher(phase: phase, lengths: lengths) else { return applying(transform) }
    return CGPath(elements: dasher.dash(elements)).applying(transform)
  }

  /// Returns the outline of the stroked path: filling it is the same as stroking the path.
  ///
  /// - Parameters:
  ///   - lineWidth: The full width of the line. The result is empty if it isn't positive.
  ///   - miterLimit: The maximum length of a sharp corner in line widths, beyond which it is cut off.
  ///   - transform: The transform of the outline.
  ///
  /// Curves become short lines with a deviation of at most 0.02.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let pen = StrokeStyle(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    return CGPath(elements: PathStroker.outline(of: elements, pen)).applying(transform)
  }

  /// Returns the path with its curves replaced with lines.
  ///
  /// - Parameter threshold: The maximum deviation of the lines.
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
