import Foundation
import ImageCodecs

/// Tells changed areas from changed edges.
///
/// Another version of a font or a drawing library changes the edges of shapes, far or little, but no whole square of pixels.
package enum ChangedArea {
  /// Whether in some square every pixel has changed. Pictures of two sizes have such a square.
  ///
  /// - Parameters:
  ///   - side: the square's side, in pixels.
  ///   - step: by how much a channel has to change for its pixel to count, from 0 to 254.
  /// - Complexity: O(*n*) in the number of pixels.
  package static func isFound(from old: PixelImage, to new: PixelImage, side: Int, step: Int) -> Bool {
    guard old.width == new.width, old.height == new.height else { return true }
    return old.bytes.withUnsafeBufferPointer { oldBytes in
      new.bytes.withUnsafeBufferPointer { newBytes in
        // For each column the side of the largest changed square that ends at the current row.
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
