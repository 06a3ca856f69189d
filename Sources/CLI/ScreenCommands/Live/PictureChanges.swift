import Foundation
import ImageCodecs
import PreviewProtocol
import UIKit

/// Finds the differences between two pictures, as a few rectangles.
enum PictureChanges {
  /// The size of the tiles in which rows and columns are compared, in pixels.
  private static let tile = 32

  static func parts(of image: CGImage, since before: CGImage?) -> [PicturePart] {
    rectangles(of: image, since: before).map { rect in
      let file = image.withPixels { pixels, bytesPerRow in
        PNGEncoder.encode(
          UnsafeRawBufferPointer(
            start: pixels + rect.y * bytesPerRow + rect.x * 4,
            count: (rect.height - 1) * bytesPerRow + rect.width * 4), width: rect.width, height: rect.height,
          bytesPerRow: bytesPerRow)
      }
      return PicturePart(x: rect.x, y: rect.y, width: rect.width, height: rect.height, file: Attachment(file))
    }
  }

  struct Rectangle: Equatable {
    var x, y, width, height: Int
  }

  /// Returns the changed rectangle of each row of tiles. Adjacent rectangles with the same horizontal range are
  /// combined.
  static func rectangles(of image: CGImage, since before: CGImage?) -> [Rectangle] {
    let (width, height) = (image.width, image.height)
    guard let before, before.width == width, before.height == height else {
      return [Rectangle(x: 0, y: 0, width: width, height: height)]
    }
    var result: [Rectangle] = []
    image.withPixels { new, newRow in
      before.withPixels { old, oldRow in
        for top in stride(from: 0, to: height, by: tile) {
          let rows = top..<min(top + tile, height)
          guard let columns = changedColumns(rows, width, new, newRow, old, oldRow) else { continue }
          if let last = result.last, last.y + last.height == top, last.x == columns.lowerBound,
            last.width == columns.count
          {
            result[result.count - 1].height += rows.count
          } else {
            result.append(Rectangle(x: columns.lowerBound, y: top, width: columns.count, height: rows.count))
          }
        }
      }
    }
    return merged(result)
  }

  private static func changedColumns(
    _ rows: Range<Int>, _ width: Int, _ new: UnsafePointer<UInt8>, _ newRow: Int, _ old: UnsafePointer<UInt8>,
    _ oldRow: Int
  ) -> Range<Int>? {
    guard rows.contains(where: { memcmp(new + $0 * newRow, old + $0 * oldRow, width * 4) != 0 }) else { return nil }
    func differs(_ left: Int) -> Bool {
      let count = min(tile, width - left) * 4
      return rows.contains { memcmp(new + $0 * newRow + left * 4, old + $0 * oldRow + left * 4, count) != 0 }
    }
    let tiles = Array(stride(from: 0, to: width, by: tile))
    guard let first = tiles.first(where: differs), let last = tiles.last(where: differs) else { return nil }
    return first..<min(last + tile, width)
  }

  /// Merges adjacent rectangles if that adds few pixels, because each file has a cost.
  private static func merged(_ rectangles: [Rectangle]) -> [Rectangle] {
    var result: [Rectangle] = []
    for next in rectangles {
      if let last = result.last, last.y + last.height == next.y {
        let (left, right) = (min(last.x, next.x), max(last.x + last.width, next.x + next.width))
        let whole = (right - left) * (last.height + next.height)
        if whole <= (last.width * last.height + next.width * next.height) * 3 / 2 {
          result[result.count - 1] = Rectangle(
            x: left, y: last.y, width: right - left, height: last.height + next.height)
          continue
        }
      }
      result.append(next)
    }
    return result
  }
}
