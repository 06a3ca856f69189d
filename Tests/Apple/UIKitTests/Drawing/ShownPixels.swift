import Testing
import UIKit

/// The displayed pixels of an image: upright, tinted, not premultiplied.
struct ShownPixels {
  let width: Int
  let height: Int
  private let bytes: [UInt8]

  init(_ image: UIImage) throws {
    let shown = try #require(image.shownImage())
    (width, height) = (shown.width, shown.height)
    let size = (width: width, height: height)
    bytes = shown.withPixels { pixels, bytesPerRow in
      (0..<size.height).flatMap { y in UnsafeBufferPointer(start: pixels + y * bytesPerRow, count: size.width * 4) }
    }
  }

  /// The red, green, blue and alpha components, from 0 to 255.
  subscript(x: Int, y: Int) -> [Int] {
    let start = (y * width + x) * 4
    let alpha = Int(bytes[start + 3])
    guard alpha > 0 else { return [0, 0, 0, 0] }
    return [2, 1, 0].map { (Int(bytes[start + $0]) * 255 + alpha / 2) / alpha } + [alpha]
  }

  /// The covered area, in pixels.
  var coverage: Double {
    bytes.withUnsafeBufferPointer { bytes in
      var (sum, index) = (0, 3)
      while index < bytes.count {
        sum += Int(bytes[index])
        index += 4
      }
      return Double(sum) / 255
    }
  }

  /// Returns the pixels of a row from left to right as letters of known colors.
  func row(_ y: Int) -> String { String((0..<width).map { letter($0, y) }) }

  /// Returns the pixels of a column from the top down as letters of known colors.
  func column(_ x: Int) -> String { String((0..<height).map { letter(x, $0) }) }

  private func letter(_ x: Int, _ y: Int) -> Character {
    switch self[x, y] {
    case [255, 0, 0, 255]: "R"
    case [0, 255, 0, 255]: "G"
    case [0, 0, 255, 255]: "B"
    case [255, 255, 255, 255]: "W"
    case [0, 0, 0, 255]: "K"
    case [255, 255, 0, 255]: "Y"
    case [0, 0, 0, 0]: "."
    default: "?"
    }
  }
}

extension UIImage {
  /// Returns a picture with one pixel for each letter: R, G, B, W, K, Y, and a dot for clear.
  static func picture(_ rows: [String], scale: CGFloat = 1, orientation: UIImage.Orientation = .up) throws -> UIImage {
    let words: [Character: UInt32] = [
      "R": 0xFFFF_0000, "G": 0xFF00_FF00, "B": 0xFF00_00FF, "W": 0xFFFF_FFFF, "K": 0xFF00_0000, "Y": 0xFFFF_FF00,
      ".": 0,
    ]
    let pixels = rows.flatMap { $0.map { words[$0] ?? 0 } }
    let width = try #require(rows.first).count
    let image = pixels.withUnsafeBytes {
      CGImage(bgraPremultiplied: $0, width: width, height: rows.count, bytesPerRow: width * 4)
    }
    return UIImage(cgImage: image, scale: scale, orientation: orientation)
  }
}
