import CoreGraphics
import Foundation

/// What the drawing closure of a renderer gets: the context and short ways to fill, stroke and clip rectangles.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicsrenderercontext
open class UIGraphicsRendererContext: NSObject {
  /// The context that is drawn into; the same as `UIGraphicsGetCurrentContext()`.
  public internal(set) final var cgContext: CGContext

  /// What is drawn for.
  public var format: UIGraphicsRendererFormat { rendererFormat }

  private let rendererFormat: UIGraphicsRendererFormat

  init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    rendererFormat = format
    super.init()
  }

  /// Fills a rectangle with the fill color.
  open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

  /// Fills a rectangle with the fill color, blended.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill([rect], blendMode: blendMode) }

  /// Draws a line of one point inside the edges of a rectangle with the stroke color.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Draws a line of one point inside the edges of a rectangle with the stroke color, blended.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.setLineWidth(1)
    cgContext.stroke(rect.standardized.insetBy(dx: 0.5, dy: 0.5))
    cgContext.restoreGState()
  }

  /// Restricts drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
