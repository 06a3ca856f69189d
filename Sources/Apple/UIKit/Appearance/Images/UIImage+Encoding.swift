import CoreGraphics
import Foundation
import ImageCodecs

extension UIImage {
  /// Returns the image as PNG data, upright and tinted; `nil` for an image without pixels.
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

  /// Returns the image as JPEG data, upright and tinted. Transparent parts are white. Nil for an image without pixels
  /// or one that exceeds the maximum size of JPEG.
  ///
  /// - Parameter compressionQuality: The quality, from 0 for the smallest file to 1 for the best image.
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
