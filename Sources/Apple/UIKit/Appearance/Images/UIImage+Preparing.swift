import CoreGraphics
import Foundation

// The preparation of images before they are displayed. It happens synchronously on the calling thread, so that every
// run takes the same steps.

extension UIImage {
  /// Returns the image with decoded upright pixels, so that displaying it takes no more time; `nil` for an image
  /// without pixels.
  public func preparingForDisplay() -> UIImage? {
    guard let image = shownImageWithoutTint else { return nil }
    var appearance = appearance
    appearance.asset = nil
    appearance.symbol = nil
    return UIImage(content: .pixels(ImageBitmap(image, orientation: .up)), appearance: appearance)
  }

  /// Calls a handler with the prepared image before it returns. See `preparingForDisplay()`.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingForDisplay())
  }

  /// Returns the prepared image. See `preparingForDisplay()`.
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// Returns the image drawn with a size in points and its own scale; `nil` for an image without pixels, and for a size
  /// that is empty or exceeds the available memory.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard content != .none,
      let context = CGContext.bitmap(bounds: CGRect(origin: .zero, size: size), scale: scale, isOpaque: false)
    else { return nil }
    context.interpolationQuality = .high
    UIImage(content: content, appearance: ImageAppearance(scale: scale))
      .draw(in: CGRect(origin: .zero, size: size), of: context)
    guard let image = context.makeImage() else { return nil }
    var appearance = appearance
    appearance.asset = nil
    appearance.symbol = nil
    appearance.isResizable = false
    appearance.capInsets = .zero
    return UIImage(content: .pixels(ImageBitmap(image, orientation: .up)), appearance: appearance)
  }

  /// Calls a handler with the resized image before it returns. See `preparingThumbnail(of:)`.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }

  /// Returns the resized image. See `preparingThumbnail(of:)`.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  private var shownImageWithoutTint: CGImage? { bitmap?.uprightImage }
}
