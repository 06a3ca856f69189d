import CoreGraphics
import Foundation

/// The context of the drawing closure of an image renderer.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let imageScale: CGFloat

  init(cgContext: CGContext, format: UIGraphicsRendererFormat, imageScale: CGFloat) {
    self.imageScale = imageScale
    super.init(cgContext: cgContext, format: format)
  }

  /// The current drawing as an image, a copy of the bitmap.
  open var currentImage: UIImage {
    guard let image = cgContext.makeImage() else {
      fatalError("UIGraphicsImageRendererContext: cannot copy the bitmap")
    }
    return UIImage(cgImage: image, scale: imageScale, orientation: .up)
  }
}
