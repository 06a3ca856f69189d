import CoreGraphics
import Foundation

/// The pixels of an image with their orientation and cached results, shared by all images that differ only in their
/// appearance.
///
/// Unchecked: a lock protects the cached results.
final class ImageBitmap: @unchecked Sendable {
  /// The image as stored, without its orientation applied.
  let image: CGImage
  let orientation: UIImage.Orientation

  private let lock = NSLock()
  private var upright: CGImage?
  private var tinted: (tint: TintPixels, image: CGImage)?

  init(_ image: CGImage, orientation: UIImage.Orientation) {
    self.image = image
    self.orientation = orientation
  }

  /// The pixels in upright orientation.
  var uprightImage: CGImage {
    if orientation == .up { return image }
    return lock.withLock {
      if let upright { return upright }
      let turned = image.turned(orientation)
      upright = turned
      return turned
    }
  }

  /// Returns the shape in a color. The last one is cached, since a screen uses the same tint repeatedly.
  func tintedImage(_ tint: TintPixels) -> CGImage {
    let upright = uprightImage
    return lock.withLock {
      if let tinted, tinted.tint == tint { return tinted.image }
      let made = upright.filled(with: tint)
      tinted = (tint, made)
      return made
    }
  }
}
