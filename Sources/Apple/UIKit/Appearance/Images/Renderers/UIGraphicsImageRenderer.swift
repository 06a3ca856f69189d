import CoreGraphics
import Foundation

/// A renderer of images. It is created for a size, and `image(actions:)` can be called repeatedly.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicsimagerenderer
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let scale: CGFloat
  private let isOpaque: Bool

  /// Creates a renderer for images with a size in points and the scale of the current traits.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  /// Creates a renderer for images with a size in points and a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for images of a rectangle in points with the scale of the current traits.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat.preferred())
  }

  /// Creates a renderer for images of a rectangle in points with a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    scale = format.scale > 0 ? format.scale : CGContext.screenScale
    isOpaque = format.opaque
    super.init(bounds: bounds, rendererFormat: format)
  }

  /// Draws and returns an image. The image of an empty size has no pixels.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard format.bounds.width > 0, format.bounds.height > 0 else { return UIImage() }
    guard let context = CGContext.bitmap(bounds: format.bounds, scale: scale, isOpaque: isOpaque) else {
      fatalError(
        "UIGraphicsImageRenderer: cannot create a bitmap of \(format.bounds.size) at scale \(scale)")
    }
    let rendererContext = UIGraphicsImageRendererContext(cgContext: context, format: format, imageScale: scale)
    context.asCurrent { actions(rendererContext) }
    return rendererContext.currentImage
  }

  /// Draws an image and returns it as PNG.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Draws an image and returns it as JPEG with a quality from 0 to 1.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
