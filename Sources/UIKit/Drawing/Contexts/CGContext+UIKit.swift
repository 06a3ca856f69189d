import CoreGraphics
import Foundation

extension CGContext {
  /// A bitmap of whole pixels around `bounds`, whose y axis points down from the bounds' top, as everywhere in UIKit.
  ///
  /// Nil where the bitmap would have no pixel or more than memory can hold.
  package static func bitmap(bounds: CGRect, scale: CGFloat, isOpaque: Bool) -> CGContext? {
    let width = (bounds.width * scale).rounded(.up)
    let height = (bounds.height * scale).rounded(.up)
    // A side of more would overflow the byte counts of a row long before memory ends.
    guard width >= 1, height >= 1, width <= 32_768, height <= 32_768 else { return nil }
    guard let context = CGContext(pixelsWide: Int(width), high: Int(height), isOpaque: isOpaque) else { return nil }
    context.setBaseTransform(
      CGAffineTransform(translationX: 0, y: height).scaledBy(x: scale, y: -scale)
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
