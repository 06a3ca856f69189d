import CoreGraphics
import Foundation

extension CGContext {
  /// Returns a bitmap of whole pixels around `bounds`, whose y axis points down from the bounds' top, as everywhere in
  /// UIKit.
  ///
  /// Nil where the bitmap would have no pixel or more than memory can hold.
  ///
  /// - Parameter fitsPixels: whether the bounds fill all of the nearest whole number of pixels, as a display's do, a little wider or narrower
  ///   than `scale` says. Otherwise what they cover of the last column and row may be a part.
  package static func bitmap(bounds: CGRect, scale: CGFloat, isOpaque: Bool, fitsPixels: Bool = false) -> CGContext? {
    let rule = fitsPixels ? FloatingPointRoundingRule.toNearestOrAwayFromZero : .up
    let width = (bounds.width * scale).rounded(rule)
    let height = (bounds.height * scale).rounded(rule)
    // A side of more would overflow the byte counts of a row long before memory ends.
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

  /// Runs `drawing` with this context as UIKit's current one.
  package func asCurrent<Result, Failure: Error>(
    _ drawing: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    UIGraphicsPushContext(self)
    defer { UIGraphicsPopContext() }
    return try drawing()
  }
}
