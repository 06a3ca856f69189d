import CoreGraphics
import Foundation

/// The pixels of an image and how they are turned, with what has been made of them once: shared by all images that
/// differ in nothing but how they are shown.
///
/// Unchecked: a lock guards what is made lazily.
final class ImageBitmap: @unchecked Sendable {
  /// As stored: not turned.
  let image: CGImage
  let orientation: UIImage.Orientation

  private let lock = NSLock()
  private var upright: CGImage?
  private var tinted: (tint: TintPixels, image: CGImage)?

  init(_ image: CGImage, orientation: UIImage.Orientation) {
    self.image = image
    self.orientation = orientation
  }

  /// The pixels as they are seen.
  var uprightImage: CGImage {
    if orientation == .up { return image }
    return lock.withLock {
      if let upright { return upright }
      let turned = image.turned(orientation)
      upright = turned
      return turned
    }
  }

  /// Returns the shape in one color. The last one is kept, as a screen shows the same tint again and again.
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
