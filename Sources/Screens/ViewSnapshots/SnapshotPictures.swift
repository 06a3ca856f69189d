import Foundation
import ImageCodecs
import ScreenComparison
import UIKit

/// Comparisons of pictures for other libraries of snapshots.
@_spi(Host)
public enum SnapshotPictures {
  /// The difference between two pictures.
  public struct Mismatch {
    /// The description of the difference.
    public let text: String
    /// The new picture in pale colors, with differences in red.
    public let picture: UIImage
  }

  /// Returns the difference that exceeds the tolerance, or `nil` if none does.
  ///
  /// - Parameters:
  ///   - precision: The fraction of the pixels that must be equal, from 0 to 1.
  ///   - perceptualPrecision: The required similarity of a pixel's colors, from 0 to 1: 1 minus the `threshold` of
  ///     pixelmatch.
  public static func mismatch(
    from reference: UIImage, to picture: UIImage, precision: Double, perceptualPrecision: Double
  ) -> Mismatch? {
    guard let old = reference.cgImage.map(PixelImage.init), let new = picture.cgImage.map(PixelImage.init) else {
      let isEmpty = reference.cgImage == nil && picture.cgImage == nil
      return isEmpty ? nil : Mismatch(text: "one of the pictures has no pixels", picture: picture)
    }
    let tolerance = PictureTolerance(colorThreshold: 1 - perceptualPrecision, allowedPart: 1 - precision)
    guard let difference = PictureDifference(from: old, to: new, tolerance: tolerance), !difference.isTolerated else {
      return nil
    }
    // Translucent pixels may change in the last bit when they are read from a file.
    if tolerance.isExact, PNGEncoder.encode(old) == PNGEncoder.encode(new) { return nil }
    return Mismatch(
      text: difference.text,
      picture: UIImage(data: Data(PNGEncoder.encode(difference.picture(over: new)))) ?? picture)
  }

  /// Returns whether ViewCode wrote a PNG file. Its files contain exactly these four chunks.
  public static func isDrawnHere(_ file: Data) -> Bool {
    let bytes = [UInt8](file)
    var place = 8
    var kinds: [String] = []
    while place + 8 <= bytes.count, kinds.count < 5 {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      kinds.append(String(decoding: bytes[place + 4..<place + 8], as: UTF8.self))
      place += 12 + length
    }
    return kinds == ["IHDR", "sRGB", "IDAT", "IEND"]
  }
}

extension PixelImage {
  fileprivate init(_ image: CGImage) {
    self = image.withPixels { pixels, bytesPerRow in
      PixelImage(
        width: image.width, height: image.height, bytesPerRow: bytesPerRow,
        bytes: Array(UnsafeBufferPointer(start: pixels, count: bytesPerRow * image.height)))
    }
  }
}
