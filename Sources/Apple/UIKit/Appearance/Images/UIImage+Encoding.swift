import CoreGraphics
import Foundation
import ImageCodecs

extension UIImage {
  /// Returns the image as a PNG file's content, upright and with its tint; nil for an image without pixels.
  public func pngData() -> Data? {
    shownImage().map { image in
      image.withPixels { bytes, bytesPerRow in
        let count = bytesPerRow * (image.height - 1) + image.width * 4
        return Data(
          PNGEncoder.encode(
            UnsafeRawBufferPointer(start: bytes, count: count), width: image.width, height: image.height,
            bytesPerRow: bytesPerRow))
      }
    }
  }

  /// Returns the image as a JPEG file's content, upright and with its tint; transparent parts are white. Nil for an
  /// image without pixels, and for one that is larger than JPEG allows.
  ///
  /// - Parameter compressionQuality: from 0, the smallest file, to 1, the best picture.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    shownImage().flatMap { image in
      image.withPixels { bytes, bytesPerRow in
        let count = bytesPerRow * (image.height - 1) + image.width * 4
        let encoded = try? JPEGEncoder.encode(
          UnsafeRawBufferPointer(start: bytes, count: count), width: image.width, height: image.height,
          bytesPerRow: bytesPerRow, quality: Double(compressionQuality.isNaN ? 1 : min(max(compressionQuality, 0), 1)))
        return encoded.map { Data($0) }
      }
    }
  }
}
