import CoreGraphics
import Foundation

/// A drawing as an image shows it, with the pixels that were made of it last.
///
/// Unchecked: a lock guards what is kept.
final class ImageDrawing: @unchecked Sendable {
  let drawing: any Drawing
  let isMirrored: Bool

  /// A screen shows a drawing in few sizes and styles.
  private static let maxKept = 4

  /// What a picture of any size is drawn with at most: 64 MB, and three times what the largest iPad has (2,064 by 2,752 pixels).
  private static let maxPixels: CGFloat = 4096 * 4096

  /// Returns the whole pixels of a picture for a view, or a context, in which it takes so many: fewer where that is far
  /// more than a screen shows.
  static func pixels(width: CGFloat, height: CGFloat) -> (width: Int, height: Int) {
    func side(_ length: CGFloat, _ most: CGFloat) -> CGFloat { length > 1 ? min(length.rounded(.up), most) : 1 }
    let longest = CGFloat(PixelStorage.longestSide)
    let (width, height) = (side(width, longest), side(height, longest))
    let excess = width * height / maxPixels
    guard excess > 1 else { return (Int(width), Int(height)) }
    let shrinking = 1 / excess.squareRoot()
    let narrow = side(width * shrinking, width)
    // A side of one pixel can't give any of it away.
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

  /// Returns the drawing in pixels, in the current traits' colors.
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
