import UIKit
import ViewHost

/// The most frequent color in a part of a picture.
@MainActor
enum Backgrounds {
  /// Returns the most frequent color.
  ///
  /// - Parameters:
  ///   - rect: A rectangle of the picture, in points.
  ///   - leastShare: The minimum fraction of pixels with the color. Photographs have no such color.
  /// - Returns: The red, green and blue components from 0 to 1.
  static func most(in rect: CGRect, of picture: Picture, leastShare: Double) -> [Double]? {
    let scale = picture.scale
    let image = picture.image
    let columns = clamped(rect.minX * scale, rect.maxX * scale, image.width)
    let rows = clamped(rect.minY * scale, rect.maxY * scale, image.height)
    guard !columns.isEmpty, !rows.isEmpty else { return nil }
    var counts: [UInt32: Int] = [:]
    image.withPixels { pixels, bytesPerRow in
      for row in rows {
        for column in columns {
          let pixel = pixels + row * bytesPerRow + column * 4
          // Five bits of each component treat neighboring colors of a gradient as equal.
          let key = UInt32(pixel[2] >> 3) << 16 | UInt32(pixel[1] >> 3) << 8 | UInt32(pixel[0] >> 3)
          counts[key, default: 0] += 1
        }
      }
    }
    guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
      Double(most.value) >= Double(columns.count * rows.count) * leastShare
    else { return nil }
    return mean(of: most.key, columns, rows, image)
  }

  private static func mean(of key: UInt32, _ columns: Range<Int>, _ rows: Range<Int>, _ image: CGImage) -> [Double] {
    var sums = [0.0, 0.0, 0.0]
    var count = 0.0
    image.withPixels { pixels, bytesPerRow in
      for row in rows {
        for column in columns {
          let pixel = pixels + row * bytesPerRow + column * 4
          let own = UInt32(pixel[2] >> 3) << 16 | UInt32(pixel[1] >> 3) << 8 | UInt32(pixel[0] >> 3)
          guard own == key else { continue }
          for (index, part) in [2, 1, 0].enumerated() { sums[index] += Double(pixel[part]) }
          count += 1
        }
      }
    }
    return sums.map { $0 / count / 255 }
  }

  private static func clamped(_ low: CGFloat, _ high: CGFloat, _ limit: Int) -> Range<Int> {
    guard low.isFinite, high.isFinite else { return 0..<0 }
    let start = min(max(Int(low.rounded(.up)), 0), limit)
    return start..<max(min(Int(high.rounded(.down)), limit), start)
  }
}
