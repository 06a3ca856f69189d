import CoreGraphics
import Foundation

/// The context of a renderer's drawing closure, with methods that fill, stroke and clip rectangles.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicsrenderercontext
open class UIGraphicsRendererContext: NSObject {
  /// The drawing context, the same as `UIGraphicsGetCurrentContext()`.
  public internal(set) final var cgContext: CGContext

  /// The format of the renderer.
  public var format: UIGraphicsRendererFormat { rendererFormat }

  private let rendererFormat: UIGraphicsRendererFormat

  init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    rendererFormat = format
    super.init()
  }

  /// Fills a rectangle with the fill color.
  open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

  /// Fills a rectangle with the fill color and a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill([rect], blendMode: blendMode) }

  /// Draws a frame with a width of one point inside a rectangle, with the stroke color.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Draws a frame with a width of one point inside a rectangle, with the stroke color and a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.setLineWidth(1)
    cgContext.stroke(rect.standardized.insetBy(dx: 0.5, dy: 0.5))
    cgContext.restoreGState()
  }

  /// Clips drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
