import Foundation

extension CGRect {
  /// Returns the smallest rectangle around this one transformed with `t`.
  ///
  /// A rotated rectangle isn't parallel to the axes, so that the result is larger. The null rectangle remains null, and
  /// the infinite one infinite.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    let left = minX
    let right = maxX
    let top = minY
    let bottom = maxY
    // Computed by axis, so that a scaled rectangle doesn't have the rounding errors of a union of four points.
    let x1 = t.a * left
    let x2 = t.a * right
    let x3 = t.c * top
    let x4 = t.c * bottom
    let y1 = t.b * left
    let y2 = t.b * right
    let y3 = t.d * top
    let y4 = t.d * bottom
    let newLeft = min(x1, x2) + min(x3, x4) + t.tx
    let newRight = max(x1, x2) + max(x3, x4) + t.tx
    let newTop = min(y1, y2) + min(y3, y4) + t.ty
    let newBottom = max(y1, y2) + max(y3, y4) + t.ty
    return CGRect(x: newLeft, y: newTop, width: newRight - newLeft, height: newBottom - newTop)
  }

  /// Returns whether both standardized rectangles have the same origin and size; the same as `==`.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }

  package var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }

  /// Returns the intersection of two rectangles; null if it has no area. Foundation's `intersection(_:)` stops the
  /// program for NaN coordinates.
  package func overlap(_ other: CGRect) -> CGRect {
    let left = Swift.max(minX, other.minX)
    let top = Swift.max(minY, other.minY)
    let right = Swift.min(maxX, other.maxX)
    let bottom = Swift.min(maxY, other.maxY)
    guard left < right, top < bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the smallest rectangle around this one, even if it is empty, and a point.
  package func expanded(toContain point: CGPoint) -> CGRect {
    if isNull { return CGRect(origin: point, size: .zero) }
    let left = Swift.min(minX, point.x)
    let top = Swift.min(minY, point.y)
    return CGRect(x: left, y: top, width: Swift.max(maxX, point.x) - left, height: Swift.max(maxY, point.y) - top)
  }
}

// Foundation on Linux doesn't declare this conformance, which is in CoreGraphics on Apple's systems.
// swift-format-ignore: AvoidRetroactiveConformances
extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The origin and the size in parentheses: `(0.0, 0.0, 10.0, 20.0)`.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
