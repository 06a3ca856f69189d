import CoreGraphics
import Foundation

/// The base class of renderers, with the bounds and a format.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicsrenderer
open class UIGraphicsRenderer: NSObject {
  /// The format, with the bounds of the renderer.
  public var format: UIGraphicsRendererFormat { rendererFormat }

  let rendererFormat: UIGraphicsRendererFormat

  init(bounds: CGRect, rendererFormat: UIGraphicsRendererFormat) {
    guard let format = rendererFormat.copy() as? UIGraphicsRendererFormat else {
      fatalError("UIGraphicsRenderer: a copy of \(rendererFormat) is not a format")
    }
    format.bounds = bounds
    self.rendererFormat = format
    super.init()
  }
}
