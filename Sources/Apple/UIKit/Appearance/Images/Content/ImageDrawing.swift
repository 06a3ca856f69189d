import CoreGraphics
import Foundation

/// A drawing of an image, with cached pixels.
///
/// Unchecked: a lock protects the cache.
final class ImageDrawing: @unchecked Sendable {
  let drawing: any Drawing
  let isMirrored: Bool

  /// The number of cached bitmaps, since a screen displays a drawing in few sizes and styles.
  private static let maxKept = 4

  /// The maximum number of pixels of a drawing: 64 MB, three times that of the largest iPad (2,064 by 2,752 pixels).
  private static let maxPixels: CGFloat = 4096 * 4096

  /// Returns the whole pixels of a drawing with a size in a view or context, limited to the maximum.
  static func pixels(width: CGFloat, height: CGFloat) -> (width: Int, height: Int) {
    func side(_ length: CGFloat, _ most: CGFloat) -> CGFloat { length > 1 ? min(length.rounded(.up), most) : 1 }
    let longest = CGFloat(PixelStorage.longestSide)
    let (width, height) = (side(width, longest), side(height, longest))
    let excess = width * height / maxPixels
    guard excess > 1 else { return (Int(width), Int(height)) }
    let shrinking = 1 / excess.squareRoot()
    let narrow = side(width * shrinking, width)
    // A side of one pixel can't be reduced.
    return (Int(narrow), Int(side(height * shrinking, max(1, (maxPixels / narrow).rounded(.down)))))
  }

  private struct Key: Equatable {
    let width: Int
    let height: Int
    let traits: UITraitCollection?
  }

  private let lock = NSLock()
  private var kept: [(key: Key, bitmap: ImageBitmap)] = []

  init(_ drawing: any Drawing, isMirrored: Bool = false) {
    self.drawing = drawing
    self.isMirrored = isMirrored
  }

  var mirrored: ImageDrawing { ImageDrawing(drawing, isMirrored: !isMirrored) }

  /// Returns the drawing in pixels with the colors of the current traits.
  func bitmap(width: Int, height: Int) -> ImageBitmap? {
    let key = Key(width: width, height: height, traits: drawing.dependsOnTraits ? .current : nil)
    if let known = lock.withLock({ kept.first { $0.key == key } }) { return known.bitmap }
    guard width > 0, height > 0, let image = drawing.makeImage(width: width, height: height) else { return nil }
    let bitmap = ImageBitmap(image, orientation: isMirrored ? .upMirrored : .up)
    lock.withLock {
      if kept.count >= ImageDrawing.maxKept { kept.removeFirst() }
      kept.append((key, bitmap))
    }
    return bitmap
  }
}

extension ImageDrawing: Equatable {
  static func == (first: ImageDrawing, second: ImageDrawing) -> Bool {
    first.drawing === second.drawing && first.isMirrored == second.isMirrored
  }
}
