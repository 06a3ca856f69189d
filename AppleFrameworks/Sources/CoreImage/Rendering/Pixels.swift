import CoreGraphics
import Foundation

/// A pixel with red, green and blue components with premultiplied alpha, and alpha, in the working color space.
typealias Pixel = SIMD4<Float>

/// The pixels of a region, row by row from the bottom.
///
/// Unchecked: Only the creator writes the pixels until they are passed on.
final class Pixels: @unchecked Sendable {
  let region: PixelRegion
  let base: UnsafeMutablePointer<Pixel>

  /// Creates the pixels of a region.
  ///
  /// - Parameter isCleared: Whether all pixels are initially transparent. Otherwise, all of them must be written.
  init(_ region: PixelRegion, isCleared: Bool = false) {
    self.region = region
    base = .allocate(capacity: max(region.count, 1))
    if isCleared { base.update(repeating: .zero, count: region.count) }
  }

  deinit { base.deallocate() }

  /// Returns the first pixel of a row, by its coordinate in the plane.
  @inline(__always)
  func row(_ y: Int) -> UnsafeMutablePointer<Pixel> { base + (y - region.y) * region.width }

  /// A pixel by its coordinates in the plane, which must be in the region.
  subscript(x: Int, y: Int) -> Pixel { base[(y - region.y) * region.width + x - region.x] }

  /// Returns a copy of the pixels in another region, which are transparent outside of this region.
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
