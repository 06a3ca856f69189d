import CoreGraphics
import Foundation

/// A node with the pixels of an image, whose lower-left corner is at the origin.
final class SourceNode: ImageNode, @unchecked Sendable {
  let image: CGImage
  /// Whether components are not converted, as for an image without a color space.
  private let isRaw: Bool
  private let lock = NSLock()
  private var readBytes: [UInt8]?

  init(_ image: CGImage, isRaw: Bool = false) {
    self.image = image
    self.isRaw = isRaw
    super.init(extent: CGRect(x: 0, y: 0, width: image.width, height: image.height))
  }

  /// The red, green, blue and alpha components in sRGB, with one byte each and premultiplied alpha, starting with the
  /// top row.
  private var bytes: [UInt8] {
    lock.withLock {
      if let readBytes { return readBytes }
      let result = image.bytesOfStandardColors
      readBytes = result
      return result
    }
  }

  override func render(_ region: PixelRegion, _ rendering: Rendering) -> Pixels {
    let result = Pixels(region)
    let toLinear = rendering.isLinear && !isRaw
    let (width, height) = (image.width, image.height)
    bytes.withUnsafeBufferPointer { bytes in
      ColorTransfer.lightOfByte.withUnsafeBufferPointer { light in
        for y in region.y..<region.maxY {
          let row = result.row(y)
          var source = ((height - 1 - y) * width + region.x) * 4
          for x in 0..<region.width {
            let alpha = bytes[source + 3]
            if alpha == 255 {
              let (red, green, blue) = (Int(bytes[source]), Int(bytes[source + 1]), Int(bytes[source + 2]))
              row[x] =
                toLinear
                ? Pixel(light[red], light[green], light[blue], 1)
                : Pixel(Float(red), Float(green), Float(blue), 255) * (1 / 255)
            } else if alpha == 0 {
              row[x] = .zero
            } else {
              let pixel =
                Pixel(
                  Float(bytes[source]), Float(bytes[source + 1]), Float(bytes[source + 2]), Float(alpha)) * (1 / 255)
              row[x] = toLinear ? ColorTransfer.toLinear(pixel.straight).multiplied : pixel
            }
            source += 4
          }
        }
      }
    }
    return result
  }
}

extension CGImage {
  /// The red, green, blue and alpha components in sRGB, with one byte each and premultiplied alpha, starting with the
  /// top row.
  var bytesOfStandardColors: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    bytes.withUnsafeMutableBytes { bytes in
      let context = CGContext(
        data: bytes.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.setBlendMode(.copy)
      context?.interpolationQuality = .none
      context?.draw(self, in: CGRect(x: 0, y: 0, width: width, height: height))
    }
    return bytes
  }
}
