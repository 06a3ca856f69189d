import CoreGraphics
import Foundation

extension CGContext {
  /// Returns a bitmap of whole pixels around `bounds`, whose y axis points downwards from the top of the bounds, as
  /// everywhere in UIKit.
  ///
  /// Returns `nil` if the bitmap would have no pixels or exceed the available memory.
  ///
  /// - Parameter fitsPixels: Whether the bounds fill the nearest whole number of pixels like a display, slightly wider
  ///   or narrower than with `scale`. Otherwise, they may partly cover the last column and row.
  package static func bitmap(bounds: CGRect, scale: CGFloat, isOpaque: Bool, fitsPixels: Bool = false) -> CGContext? {
    let rule = fitsPixels ? FloatingPointRoundingRule.toNearestOrAwayFromZero : .up
    let width = (bounds.width * scale).rounded(rule)
    let height = (bounds.height * scale).rounded(rule)
    // With a longer side, the byte count of a row would overflow before memory is exhausted.
    guard width >= 1, height >= 1, width <= 32_768, height <= 32_768 else { return nil }
    guard let context = CGContext(pixelsWide: Int(width), high: Int(height), isOpaque: isOpaque) else { return nil }
    func density(_ pixels: CGFloat, _ points: CGFloat) -> CGFloat {
      fitsPixels && pixels != points * scale ? pixels / points : scale
    }
    context.setBaseTransform(
      CGAffineTransform(translationX: 0, y: height)
        .scaledBy(x: density(width, bounds.width), y: -density(height, bounds.height))
        .translatedBy(x: -bounds.minX, y: -bounds.minY))
    context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
    return context
  }

  /// Calls `drawing` with this context as the current one of UIKit.
  package func asCurrent<Result, Failure: Error>(
    _ drawing: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    UIGraphicsPushContext(self)
    defer { UIGraphicsPopContext() }
    return try drawing()
  }
}
