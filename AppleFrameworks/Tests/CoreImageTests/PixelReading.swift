import CoreImage
import Foundation
import UIKit

/// A pixel of a rendered image: bytes of sRGB, multiplied by alpha.
struct Bytes: Equatable, CustomStringConvertible {
  let red: Int
  let green: Int
  let blue: Int
  let alpha: Int

  init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  var description: String { "(\(red), \(green), \(blue), \(alpha))" }

  /// Whether no component differs by more.
  func isNear(_ other: Bytes, _ tolerance: Int = 1) -> Bool {
    abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance && abs(blue - other.blue) <= tolerance
      && abs(alpha - other.alpha) <= tolerance
  }
}

extension CIImage {
  /// The pixel at a place of Core Image's plane, as a context with a linear working space renders it.
  func bytes(_ x: Int, _ y: Int, in context: CIContext = CIContext()) -> Bytes {
    var memory = [UInt8](repeating: 0, count: 4)
    context.render(
      self, toBitmap: &memory, rowBytes: 4, bounds: CGRect(x: x, y: y, width: 1, height: 1), format: .RGBA8,
      colorSpace: CGColorSpace(name: CGColorSpace.sRGB))
    return Bytes(Int(memory[0]), Int(memory[1]), Int(memory[2]), Int(memory[3]))
  }

  /// The components of the working space at a place.
  func light(_ x: Int, _ y: Int) -> SIMD4<Float> {
    var result = [Float](repeating: 0, count: 4)
    CIContext().render(
      self, toBitmap: &result, rowBytes: 16, bounds: CGRect(x: x, y: y, width: 1, height: 1), format: .RGBAf,
      colorSpace: nil)
    return SIMD4(result[0], result[1], result[2], result[3])
  }

  /// An image of rows of pixels, the first row at the top.
  static func pixels(_ rows: [[Bytes]]) -> CIImage {
    let bytes = rows.flatMap { $0.flatMap { [UInt8($0.red), UInt8($0.green), UInt8($0.blue), UInt8($0.alpha)] } }
    return CIImage(
      bitmapData: Data(bytes), bytesPerRow: rows[0].count * 4, size: CGSize(width: rows[0].count, height: rows.count),
      format: .RGBA8, colorSpace: CGColorSpace(name: CGColorSpace.sRGB))
  }

  /// A square of one color.
  static func square(_ color: CIColor, side: CGFloat = 20) -> CIImage {
    CIImage(color: color).cropped(to: CGRect(x: 0, y: 0, width: side, height: side))
  }
}

extension SIMD4<Float> {
  func isNear(_ other: SIMD4<Float>, _ tolerance: Float = 0.001) -> Bool {
    let difference = self - other
    return (0..<4).allSatisfy { abs(difference[$0]) <= tolerance }
  }
}
