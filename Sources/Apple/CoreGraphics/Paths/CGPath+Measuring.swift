import Foundation

extension CGPath {
  /// Whether the path has no steps at all.
  public var isEmpty: Bool { elements.isEmpty }

  /// The end of the last step, where the next one would go on; (0, 0) for an empty path.
  public var currentPoint: CGPoint { elements.current ?? .zero }

  /// The smallest rectangle with all points of the path in it, control points of curves included; `CGRect.null` for an
  /// empty path. Cost grows with the number of points.
  public var boundingBox: CGRect { elements.controlBounds }

  /// The smallest rectangle with the path itself in it, the control points of curves left out; `CGRect.null` for an empty
  /// path. Cost grows with the number of points.
  public var boundingBoxOfPath: CGRect { elements.exactBounds }

  /// Returns whether the path is a rectangle along the axes, and which one.
  ///
  /// - Parameter rect: Where to store the rectangle; left alone when the path is none.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let rectangle = elements.rectangle else { return false }
    rect?.pointee = rectangle
    return true
  }

  /// Returns whether a point lies inside the filled path. Open subpaths count as closed.
  ///
  /// - Parameters:
  ///   - point: The point, in the space of the transformed path.
  ///   - rule: What counts as inside where the path overlaps itself.
  ///   - transform: Applied to the path before the test.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    guard point.isFinite else { return false }
    let tested = transform.isIdentity ? elements : elements.applying(transform)
    let bounds = tested.controlBounds
    guard point.x >= bounds.minX, point.x <= bounds.maxX, point.y >= bounds.minY, point.y <= bounds.maxY else {
      return false
    }
    // Fine enough for a thousandth of the path's size: hit tests are about points a finger can tell apart.
    let tolerance = max(bounds.width, bounds.height) / 4000
    let winding = tested.polylines(tolerance: max(tolerance, 1e-6)).reduce(0) { $0 + $1.winding(around: point) }
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }

  /// Calls `block` for every step of the path, in order. The points of an element live as long as the call.
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

  /// Calls a C function for every step of the path, in order.
  ///
  /// - Parameter info: Handed on to the function.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}

/// A C function that is called with the steps of a path.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgpathapplierfunction
public typealias CGPathApplierFunction =
  (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
