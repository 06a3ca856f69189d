import Foundation
import ImageCodecs
import ScreenComparison
import UIKit

/// Pictures for libraries of snapshots that are not this one.
@_spi(Host)
public enum SnapshotPictures {
  /// What differs between two pictures.
  public struct Mismatch {
    /// How much, in words.
    public let text: String
    /// The new picture, pale, with what differs in red.
    public let picture: UIImage
  }

  /// What differs more than it may; `nil` where nothing does.
  ///
  /// - Parameters:
  ///   - precision: the part of the pixels that has to be alike, from 0 to 1.
  ///   - perceptualPrecision: how alike a pixel's colors have to be, from 0 to 1: 1 less the `threshold` of pixelmatch.
  public static func mismatch(
    from reference: UIImage, to picture: UIImage, precision: Double, perceptualPrecision: Double
  ) -> Mismatch? {
    guard let old = reference.cgImage.map(PixelImage.init), let new = picture.cgImage.map(PixelImage.init) else {
      let isEmpty = reference.cgImage == nil && picture.cgImage == nil
      return isEmpty ? nil : Mismatch(text: "one of both pictures has no pixels", picture: picture)
    }
    let tolerance = PictureTolerance(colorThreshold: 1 - perceptualPrecision, allowedPart: 1 - precision)
    guard let difference = PictureDifference(from: old, to: new, tolerance: tolerance), !difference.isTolerated else {
      return nil
    }
    // What is not opaque may come back from a file with its last bit another.
    if tolerance.isExact, PNGEncoder.encode(old) == PNGEncoder.encode(new) { return nil }
    return Mismatch(
      text: difference.text,
      picture: UIImage(data: Data(PNGEncoder.encode(difference.picture(over: new)))) ?? picture)
  }

  /// Whether a PNG file was written by ViewCode, which writes these four parts and no others.
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
