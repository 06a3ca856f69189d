import CoreGraphics
import Foundation

/// What the drawing closure of an image renderer gets.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let imageScale: CGFloat

  init(cgContext: CGContext, format: UIGraphicsRendererFormat, imageScale: CGFloat) {
    self.imageScale = imageScale
    super.init(cgContext: cgContext, format: format)
  }

  /// What has been drawn so far. Copies the bitmap.
  open var currentImage: UIImage {
    guard let image = cgContext.makeImage() else {
      fatalError("UIGraphicsImageRendererContext: the bitmap cannot be copied")
    }
    return UIImage(cgImage: image, scale: imageScale, orientation: .up)
  }
}
