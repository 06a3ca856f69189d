import CoreGraphics
import Foundation

/// Renders images: computes the pixels of their recipes.
///
/// Unchecked: It never changes.
///
/// - Source: developer.apple.com/documentation/coreimage/cicontext
open class CIContext: NSObject, @unchecked Sendable {
  /// Whether filters see components in proportion to light.
  let isLinear: Bool
  private let target: CGContext?

  /// The color space that filters compute in; nil where components stay as they are.
  public let workingColorSpace: CGColorSpace?

  /// A context with a linear working space.
  public override convenience init() { self.init(options: nil) }

  /// A context.
  ///
  /// - Parameter options: `workingColorSpace` with `NSNull` or a space that is not linear has filters compute with
  ///   components of sRGB. The
  ///   other options make no difference to pixels.
  public convenience init(options: [CIContextOption: Any]? = nil) { self.init(target: nil, options: options) }

  /// A context that draws into another one.
  public convenience init(cgContext cgctx: CGContext, options: [CIContextOption: Any]? = nil) {
    self.init(target: cgctx, options: options)
  }

  private init(target: CGContext?, options: [CIContextOption: Any]?) {
    self.target = target
    switch options?[.workingColorSpace] {
    case is NSNull:
      workingColorSpace = nil
      isLinear = false
    case let space as CGColorSpace:
      workingColorSpace = space
      isLinear = (space.name as String?)?.contains("Linear") ?? false
    default:
      workingColorSpace = CGColorSpace(name: CGColorSpace.extendedLinearSRGB)
      isLinear = true
    }
    super.init()
  }

  /// The largest picture that can be read.
  open func inputImageMaximumSize() -> CGSize { CGSize(width: 16_384, height: 16_384) }

  /// The largest picture that can be rendered.
  open func outputImageMaximumSize() -> CGSize { CGSize(width: 16_384, height: 16_384) }

  /// Lets go of what is kept between calls, which is nothing here.
  open func clearCaches() {}

  /// Draws a part of an image into a rectangle of the context that this one was made for. Without such a context
  /// nothing is drawn.
  open func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) {
    guard let target, let pixels = createCGImage(image, from: fromRect) else { return }
    target.draw(pixels, in: inRect)
  }
}
