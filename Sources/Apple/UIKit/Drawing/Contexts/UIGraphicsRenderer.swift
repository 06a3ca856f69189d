import CoreGraphics
import Foundation

/// What renderers have in common: a rectangle to draw and a format.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicsrenderer
open class UIGraphicsRenderer: NSObject {
  /// What is drawn for, with the renderer's bounds in it.
  public var format: UIGraphicsRendererFormat { rendererFormat }

  let rendererFormat: UIGraphicsRendererFormat

  init(bounds: CGRect, rendererFormat: UIGraphicsRendererFormat) {
    guard let format = rendererFormat.copy() as? UIGraphicsRendererFormat else {
      fatalError("UIGraphicsRenderer: a copy of \(rendererFormat) is no format")
    }
    format.bounds = bounds
    self.rendererFormat = format
    super.init()
  }
}
