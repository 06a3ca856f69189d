import CoreGraphics
import Foundation

/// Red, green and blue multiplied by alpha, and alpha, in the working color space.
typealias Pixel = SIMD4<Float>

/// The pixels of a region, row by row from its bottom.
///
/// Unchecked: Whoever made it writes to it until it is handed on.
final class Pixels: @unchecked Sendable {
  let region: PixelRegion
  let base: UnsafeMutablePointer<Pixel>

  /// - Parameter isCleared: Whether all pixels start transparent; else all must be written.
  init(_ region: PixelRegion, isCleared: Bool = false) {
    self.region = region
    base = .allocate(capacity: max(region.count, 1))
    if isCleared { base.update(repeating: .zero, count: region.count) }
  }

  deinit { base.deallocate() }

  /// The first pixel of a row, by its coordinate on the plane.
  @inline(__always)
  func row(_ y: Int) -> UnsafeMutablePointer<Pixel> { base + (y - region.y) * region.width }

  /// A pixel by its coordinates on the plane, which must lie in the region.
  subscript(x: Int, y: Int) -> Pixel { base[(y - region.y) * region.width + x - region.x] }

  /// A copy of what lies in another region; transparent where this one has no pixels.
  func copy(_ other: PixelRegion) -> Pixels {
    let common = region.intersection(other)
    let result = Pixels(other, isCleared: common != other)
    guard !common.isEmpty else { return result }
    for y in common.y..<common.maxY {
      (result.row(y) + common.x - other.x).update(from: row(y) + common.x - region.x, count: common.width)
    }
    return result
  }
}
