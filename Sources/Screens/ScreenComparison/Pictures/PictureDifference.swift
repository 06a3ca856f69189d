import Foundation
import ImageCodecs

/// The difference between two pictures.
package struct PictureDifference: Sendable {
  /// A width and height, in pixels.
  package struct Size: Codable, Equatable, Sendable, CustomStringConvertible {
    package let width: Int
    package let height: Int

    package var description: String { "\(width) x \(height)" }
  }

  package let oldSize: Size
  package let newSize: Size
  /// The number of pixels that differ more than permitted. If the sizes differ, it includes the pixels that only one
  /// picture has.
  package let differentPixels: Int
  /// The number of different pixels that smooth an edge and are therefore ignored.
  package let smoothingPixels: Int
  /// The number of pixels that differ in any bit.
  package let unequalPixels: Int
  /// The rectangles that contain the differences, in pixels: x, y, width, height.
  package let regions: [[Int]]
  /// Whether the difference is within the tolerance.
  package let isTolerated: Bool
  /// The marks, with one byte for each pixel of the larger size: 0 for equal, 1 for tolerated, 2 for smoothing an edge,
  /// 3 for different.
  private let marks: [UInt8]

  package var totalPixels: Int { max(oldSize.width, newSize.width) * max(oldSize.height, newSize.height) }
  package var hasOneSize: Bool { oldSize == newSize }

  private enum Mark {
    static let tolerated: UInt8 = 1
    static let smoothing: UInt8 = 2
    static let different: UInt8 = 3
  }

  /// Compares two pictures.
  ///
  /// - Returns: `nil` if the pictures are identical.
  package init?(from old: PixelImage, to new: PixelImage, tolerance: PictureTolerance = .exact) {
    if PictureDifference.areEqual(old, new) { return nil }
    let (width, height) = (max(old.width, new.width), max(old.height, new.height))
    oldSize = Size(width: old.width, height: old.height)
    newSize = Size(width: new.width, height: new.height)
    var marks = [UInt8](repeating: 0, count: width * height)
    var counts = [0, 0, 0, 0]
    let (common, rows) = (min(old.width, new.width), min(old.height, new.height))
    let limit = ColorDistance.largest * tolerance.colorThreshold * tolerance.colorThreshold
    let smoothing = AntiAliasing(width: common, height: rows)
    old.bytes.withUnsafeBufferPointer { oldBytes in
      new.bytes.withUnsafeBufferPointer { newBytes in
        let before = PixelReader(bytes: oldBytes.baseAddress!, bytesPerRow: old.bytesPerRow)
        let after = PixelReader(bytes: newBytes.baseAddress!, bytesPerRow: new.bytesPerRow)
        for y in 0..<rows {
          if memcmp(before.pixel(0, y), after.pixel(0, y), common * 4) == 0 {
            continue
          }
          for x in 0..<common {
            var mark: UInt8 = 0
            if before.value(x, y) != after.value(x, y) {
              let distance = ColorDistance.squared(
                ColorDistance.Seen(before.pixel(x, y)), ColorDistance.Seen(after.pixel(x, y)))
              if distance <= limit, tolerance.colorThreshold > 0 {
                mark = Mark.tolerated
              } else if !tolerance.countsAntiAliasing,
                smoothing.smooths(x, y, in: before, other: after) || smoothing.smooths(x, y, in: after, other: before)
              {
                mark = Mark.smoothing
              } else {
                mark = Mark.different
              }
            }
            marks[y * width + x] = mark
            counts[Int(mark)] += 1
          }
        }
      }
    }
    let outside = width * height - common * rows
    if outside > 0 {
      for y in 0..<height {
        for x in (y < rows ? common : 0)..<width { marks[y * width + x] = Mark.different }
      }
    }
    differentPixels = counts[Int(Mark.different)] + outside
    smoothingPixels = counts[Int(Mark.smoothing)]
    unequalPixels = counts[1] + counts[2] + counts[3] + outside
    isTolerated =
      oldSize == newSize && !tolerance.isExact
      && Double(differentPixels) <= tolerance.allowedPart * Double(width * height)
    // If no difference counts, the tolerated ones are shown.
    let shown = differentPixels > 0 ? Mark.different : 1
    regions = ChangedRegions.find(in: marks, width: width, height: height) { $0 >= shown }
    self.marks = marks
  }

  /// Returns whether the pictures have the same size and pixels.
  package static func areEqual(_ old: PixelImage, _ new: PixelImage) -> Bool {
    guard old.width == new.width, old.height == new.height else { return false }
    return old.bytes.withUnsafeBufferPointer { oldBytes in
      new.bytes.withUnsafeBufferPointer { newBytes in
        if old.bytesPerRow == new.bytesPerRow, old.bytesPerRow == old.width * 4 {
          return memcmp(oldBytes.baseAddress!, newBytes.baseAddress!, old.width * 4 * old.height) == 0
        }
        return (0..<old.height).allSatisfy { row in
          memcmp(
            oldBytes.baseAddress! + row * old.bytesPerRow, newBytes.baseAddress! + row * new.bytesPerRow, old.width * 4)
            == 0
        }
      }
    }
  }

  /// Returns the new picture in pale colors, with differences in red and differently smoothed edges in yellow.
  package func picture(over new: PixelImage) -> PixelImage {
    let (width, height) = (max(oldSize.width, newSize.width), max(oldSize.height, newSize.height))
    var result = PixelImage(width: width, height: height)
    result.bytes.withUnsafeMutableBufferPointer { target in
      new.bytes.withUnsafeBufferPointer { source in
        let reader = PixelReader(bytes: source.baseAddress!, bytesPerRow: new.bytesPerRow)
        for y in 0..<height {
          for x in 0..<width {
            let place = (y * width + x) * 4
            let (red, green, blue): (UInt8, UInt8, UInt8)
            switch marks[y * width + x] {
            case Mark.different: (red, green, blue) = (0xE5, 0x1C, 0x23)
            case Mark.smoothing: (red, green, blue) = (0xF5, 0xC5, 0x18)
            case Mark.tolerated: (red, green, blue) = (0xA0, 0xC8, 0xF0)
            default:
              // A tenth of the intensity makes the differences stand out.
              let seen =
                x < new.width && y < new.height ? ColorDistance.Seen(reader.pixel(x, y)).brightness : 255
              let gray = UInt8(min(max(255 - 0.12 * (255 - seen), 0), 255))
              (red, green, blue) = (gray, gray, gray)
            }
            (target[place], target[place + 1], target[place + 2], target[place + 3]) = (blue, green, red, 255)
          }
        }
      }
    }
    return result
  }

  /// The difference as text: "412 of 1,170,000 pixels differ (0.04 %)".
  package var text: String {
    if !hasOneSize { return "the picture's size is \(newSize) pixels; it was \(oldSize)" }
    let count = differentPixels > 0 ? differentPixels : unequalPixels
    let part = Double(count) / Double(totalPixels) * 100
    let percent = part < 0.005 ? "less than 0.01" : "\((part * 100).rounded() / 100)"
    var text = "\(count) of \(totalPixels) pixels differ (\(percent) %)"
    if smoothingPixels > 0 { text += ", \(smoothingPixels) more smooth edges" }
    return text
  }
}
