import CoreGraphics
import Foundation

/// A node for pixels in memory, in one of Core Image's formats.
final class BitmapNode: ImageNode, @unchecked Sendable {
  private let data: Data
  private let bytesPerRow: Int
  private let format: CIFormat
  /// Whether components are linear instead of sRGB; `nil` if they are not converted.
  private let isLinear: Bool?
  private let height: Int

  init(_ data: Data, bytesPerRow: Int, width: Int, height: Int, format: CIFormat, isLinear: Bool?) {
    self.data = data
    self.bytesPerRow = bytesPerRow
    self.format = format
    self.isLinear = isLinear
    self.height = height
    let layout = PixelFormat(format)
    precondition(
      layout != nil, "CIImage: pixels of the format \(format.rawValue) can't be read; use RGBA8 or RGBAf")
    precondition(
      data.count >= bytesPerRow * (height - 1) + width * (layout?.bytesPerPixel ?? 0),
      "CIImage: \(width) x \(height) pixels need more than \(data.count) bytes")
    super.init(extent: CGRect(x: 0, y: 0, width: width, height: height))
  }

  override func render(_ region: PixelRegion, _ rendering: Rendering) -> Pixels {
    let result = Pixels(region)
    guard let layout = PixelFormat(format) else { return Pixels(region, isCleared: true) }
    data.withUnsafeBytes { bytes in
      for y in region.y..<region.maxY {
        let row = result.row(y)
        for x in 0..<region.width {
          let place = (height - 1 - y) * bytesPerRow + (region.x + x) * layout.bytesPerPixel
          var pixel = layout.read(bytes, place)
          if let isLinear, isLinear != rendering.isLinear {
            let straight = pixel.straight
            pixel = (isLinear ? ColorTransfer.toComponents(straight) : ColorTransfer.toLinear(straight)).multiplied
          }
          row[x] = pixel
        }
      }
    }
    return result
  }
}

/// A format for reading and writing pixels.
struct PixelFormat {
  let bytesPerPixel: Int
  /// The positions of red, green, blue and alpha in a pixel of bytes; empty for floating-point numbers.
  private let places: [Int]
  private let isGray: Bool

  /// Creates a format; `nil` for unknown formats.
  init?(_ format: CIFormat) {
    switch format {
    case .RGBA8: self.init(4, [0, 1, 2, 3])
    case .BGRA8: self.init(4, [2, 1, 0, 3])
    case .ARGB8: self.init(4, [1, 2, 3, 0])
    case .ABGR8: self.init(4, [3, 2, 1, 0])
    case .R8: self.init(1, [0])
    case .L8: self.init(1, [0], isGray: true)
    case .RGBAf: self.init(16, [])
    default: return nil
    }
  }

  private init(_ bytesPerPixel: Int, _ places: [Int], isGray: Bool = false) {
    self.bytesPerPixel = bytesPerPixel
    self.places = places
    self.isGray = isGray
  }

  func read(_ bytes: UnsafeRawBufferPointer, _ place: Int) -> Pixel {
    func byte(_ offset: Int) -> Float { Float(bytes[place + offset]) / 255 }
    if places.isEmpty {
      func number(_ offset: Int) -> Float { bytes.loadUnaligned(fromByteOffset: place + offset, as: Float.self) }
      return Pixel(number(0), number(4), number(8), number(12))
    }
    if places.count == 1 { return isGray ? Pixel(byte(0), byte(0), byte(0), 1) : Pixel(byte(0), 0, 0, 1) }
    return Pixel(byte(places[0]), byte(places[1]), byte(places[2]), byte(places[3]))
  }

  /// Writes components in the color space of the result.
  func write(_ pixel: Pixel, to memory: UnsafeMutableRawPointer) {
    func byte(_ value: Float) -> UInt8 { UInt8(max(min(value, 1), 0) * 255 + 0.5) }
    if places.isEmpty {
      for index in 0..<4 { memory.storeBytes(of: pixel[index], toByteOffset: index * 4, as: Float.self) }
    } else if places.count == 1 {
      memory.storeBytes(of: byte(isGray ? pixel.luminance : pixel.x), as: UInt8.self)
    } else {
      for index in 0..<4 { memory.storeBytes(of: byte(pixel[index]), toByteOffset: places[index], as: UInt8.self) }
    }
  }
}
