import Foundation
import ImageCodecs

/// A distinction between changed areas and changed edges.
///
/// Another version of a font or a drawing library changes the edges of shapes by any amount, but not a complete square
/// of pixels.
package enum ChangedArea {
  /// Returns whether every pixel in some square has changed. The result is `true` for pictures of different sizes.
  ///
  /// - Parameters:
  ///   - side: The side of the square, in pixels.
  ///   - step: The change of a channel above which a pixel counts as changed, from 0 to 254.
  /// - Complexity: O(*n*) in the number of pixels.
  package static func isFound(from old: PixelImage, to new: PixelImage, side: Int, step: Int) -> Bool {
    guard old.width == new.width, old.height == new.height else { return true }
    return old.bytes.withUnsafeBufferPointer { oldBytes in
      new.bytes.withUnsafeBufferPointer { newBytes in
        // The element of each column is the side of the largest changed square that ends at the current row.
        var sides = [Int](repeating: 0, count: old.width)
        for y in 0..<old.height {
          let before = oldBytes.baseAddress! + y * old.bytesPerRow
          let after = newBytes.baseAddress! + y * new.bytesPerRow
          guard memcmp(before, after, old.width * 4) != 0 else {
            sides = [Int](repeating: 0, count: old.width)
            continue
          }
          var diagonal = 0
          for x in 0..<old.width {
            let above = sides[x]
            let isChanged = (x * 4..<x * 4 + 4).contains { abs(Int(before[$0]) - Int(after[$0])) > step }
            sides[x] = isChanged ? 1 + min(diagonal, above, x > 0 ? sides[x - 1] : 0) : 0
            if sides[x] >= side { return true }
            diagonal = above
          }
        }
        return false
      }
    }
  }
}
