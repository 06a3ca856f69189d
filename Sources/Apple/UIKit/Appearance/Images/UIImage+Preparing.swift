import CoreGraphics
import Foundation

// Images made ready ahead of being shown. All of it happens at once, on the thread that asks: there is no second one to
// wait for, and every run takes the same steps.

extension UIImage {
  /// Returns the image with its pixels read and turned, so that showing it takes no more time; nil for an image without
  /// any.
  public func preparingForDisplay() -> UIImage? {
    guard let image = shownImageWithoutTint else { return nil }
    var appearance = appearance
    appearance.asset = nil
    appearance.symbol = nil
    return UIImage(content: .pixels(ImageBitmap(image, orientation: .up)), appearance: appearance)
  }

  /// Calls a handler with the image made ready, before it returns. See `preparingForDisplay()`.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingForDisplay())
  }

  /// Returns the image made ready. See `preparingForDisplay()`.
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// Returns the image drawn at a size in points, at its own scale; nil for an image without pixels, and for a size
  /// that is empty or that no memory can hold.
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

  /// Calls a handler with the image at a size, before it returns. See `preparingThumbnail(of:)`.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }

  /// Returns the image at a size. See `preparingThumbnail(of:)`.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  private var shownImageWithoutTint: CGImage? { bitmap?.uprightImage }
}
