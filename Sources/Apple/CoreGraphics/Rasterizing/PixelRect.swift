import Foundation

/// A rectangle of whole pixels, with y downwards.
struct PixelRect: Equatable {
  var x0: Int
  var y0: Int
  var x1: Int
  var y1: Int

  static let empty = PixelRect(x0: 0, y0: 0, x1: 0, y1: 0)
  /// A coordinate outside of any image that is small enough for computations.
  private static let far: CGFloat = 16_777_216

  init(x0: Int, y0: Int, x1: Int, y1: Int) {
    self.x0 = x0
    self.y0 = y0
    self.x1 = x1
    self.y1 = y1
  }

  /// Creates the pixels that intersect a rectangle.
  init(covering rect: CGRect) {
    guard !rect.isNull, !rect.origin.x.isNaN, !rect.origin.y.isNaN else {
      self = .empty
      return
    }
    // A tiny excess over the edge of a pixel is a rounding error.
    x0 = Self.whole((rect.minX + 1e-6).rounded(.down))
    y0 = Self.whole((rect.minY + 1e-6).rounded(.down))
    x1 = Self.whole((rect.maxX - 1e-6).rounded(.up))
    y1 = Self.whole((rect.maxY - 1e-6).rounded(.up))
  }

  /// Creates the pixels of a rectangle whose sides are at the edges of pixels; `nil` for others.
  init?(aligned rect: CGRect) {
    guard rect.isFinite else { return nil }
    for side in [rect.minX, rect.minY, rect.maxX, rect.maxY] where abs(side - side.rounded()) > 1 / 256 { return nil }
    self.init(rounding: rect)
  }

  /// Creates the pixels whose center is in a rectangle.
  init(rounding rect: CGRect) {
    x0 = Self.whole(rect.minX.rounded())
    y0 = Self.whole(rect.minY.rounded())
    x1 = Self.whole(rect.maxX.rounded())
    y1 = Self.whole(rect.maxY.rounded())
  }

  private static func whole(_ value: CGFloat) -> Int { value.isNaN ? 0 : Int(min(max(value, -far), far)) }

  var isEmpty: Bool { x0 >= x1 || y0 >= y1 }
  var width: Int { x1 - x0 }
  var height: Int { y1 - y0 }
  var rect: CGRect { CGRect(x: x0, y: y0, width: width, height: height) }

  func intersection(_ other: PixelRect) -> PixelRect {
    let result = PixelRect(
      x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
    return result.isEmpty ? .empty : result
  }

  func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || (x0 <= other.x0 && y0 <= other.y0 && x1 >= other.x1 && y1 >= other.y1)
  }

  /// Returns the parts around another rectangle: above, left, right and below.
  func parts(around hole: PixelRect) -> [PixelRect] {
    let hole = intersection(hole)
    if hole.isEmpty { return [self] }
    return [
      PixelRect(x0: x0, y0: y0, x1: x1, y1: hole.y0), PixelRect(x0: x0, y0: hole.y0, x1: hole.x0, y1: hole.y1),
      PixelRect(x0: hole.x1, y0: hole.y0, x1: x1, y1: hole.y1), PixelRect(x0: x0, y0: hole.y1, x1: x1, y1: y1),
    ].filter { !$0.isEmpty }
  }

  func insetBy(_ amount: Int) -> PixelRect {
    PixelRect(x0: x0 + amount, y0: y0 + amount, x1: x1 - amount, y1: y1 - amount)
  }

  func offsetBy(_ x: Int, _ y: Int) -> PixelRect { PixelRect(x0: x0 + x, y0: y0 + y, x1: x1 + x, y1: y1 + y) }
}
