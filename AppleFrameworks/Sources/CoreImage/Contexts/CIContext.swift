import CoreGraphics
import Foundation

/// A context that renders images, by computing the pixels of their recipes.
///
/// Unchecked: The type is immutable.
///
/// - Source: developer.apple.com/documentation/coreimage/cicontext
open class CIContext: NSObject, @unchecked Sendable {
  /// Whether the components that filters process are linear.
  let isLinear: Bool
  private let target: CGContext?

  /// The color space in which filters compute; `nil` if components are not converted.
  public let workingColorSpace: CGColorSpace?

  /// Creates a context with a linear working space.
  public override convenience init() { self.init(options: nil) }

  /// Creates a context.
  ///
  /// - Parameter options: The options. If `workingColorSpace` is `NSNull` or a nonlinear color space, filters process
  ///   sRGB components. The other options do not affect the pixels.
  public convenience init(options: [CIContextOption: Any]? = nil) { self.init(target: nil, options: options) }

  /// Creates a context that draws into a Core Graphics context.
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

  /// Returns the maximum size of an input image.
  open func inputImageMaximumSize() -> CGSize { CGSize(width: 16_384, height: 16_384) }

  /// Returns the maximum size of an output image.
  open func outputImageMaximumSize() -> CGSize { CGSize(width: 16_384, height: 16_384) }

  /// Does nothing, because no data is cached between calls.
  open func clearCaches() {}

  /// Draws a part of an image into a rectangle of the Core Graphics context. Without such a context, it does nothing.
  open func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) {
    guard let target, let pixels = createCGImage(image, from: fromRect) else { return }
    target.draw(pixels, in: inRect)
  }
}
