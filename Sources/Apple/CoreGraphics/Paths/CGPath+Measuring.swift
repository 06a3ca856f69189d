import Foundation

extension CGPath {
  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The end of the last element, at which the next one begins; (0, 0) for an empty path.
  public var currentPoint: CGPoint { elements.current ?? .zero }

  /// The smallest rectangle around all points of the path, including control points; `CGRect.null` for an empty path.
  /// The time is proportional to the number of points.
  public var boundingBox: CGRect { elements.controlBounds }

  /// The smallest rectangle around the path itself, without control points; `CGRect.null` for an empty path. The time
  /// is proportional to the number of points.
  public var boundingBoxOfPath: CGRect { elements.exactBounds }

  /// Returns whether the path is a rectangle parallel to the axes.
  ///
  /// - Parameter rect: Set to the rectangle if the path is one.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let rectangle = elements.rectangle else { return false }
    rect?.pointee = rectangle
    return true
  }

  /// Returns whether a point is inside the filled path. Open subpaths are treated as closed.
  ///
  /// - Parameters:
  ///   - point: The point in the space of the transformed path.
  ///   - rule: The rule for regions in which the path overlaps itself.
  ///   - transform: The transform of the path before the test.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    guard point.isFinite else { return false }
    let tested = transform.isIdentity ? elements : elements.applying(transform)
    let bounds = tested.controlBounds
    guard point.x >= bounds.minX, point.x <= bounds.maxX, point.y >= bounds.minY, point.y <= bounds.maxY else {
      return false
    }
    // A thousandth of the path's size is sufficient for hit tests with fingers.
    let tolerance = max(bounds.width, bounds.height) / 4000
    let winding = tested.polylines(tolerance: max(tolerance, 1e-6)).reduce(0) { $0 + $1.winding(around: point) }
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }

  /// Calls `block` for each element of the path in order. The points of an element are valid during the call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    var points = [CGPoint](repeating: .zero, count: 3)
    var index = 0
    for type in elements.types {
      for offset in 0..<type.pointCount { points[offset] = elements.points[index + offset] }
      index += type.pointCount
      points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: type, points: base)) { block($0) }
      }
    }
  }

  /// Calls a C function for each element of the path in order.
  ///
  /// - Parameter info: A pointer for the function.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}

/// A C function that is called with the elements of a path.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgpathapplierfunction
public typealias CGPathApplierFunction =
  (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
