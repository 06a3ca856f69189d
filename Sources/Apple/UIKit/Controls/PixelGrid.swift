/// The pixels of a screen, to which lengths in points are rounded.
struct PixelGrid {
  /// The number of pixels per point.
  let scale: CGFloat

  /// The fraction of a pixel that is ignored as a rounding error of added glyph advances.
  private static let tolerance: CGFloat = 0.001

  init(scale: CGFloat) {
    self.scale = scale > 0 ? scale : 1
  }

  /// Returns the smallest length of whole pixels that is not less than a length.
  func ceil(_ length: CGFloat) -> CGFloat {
    (length * scale - PixelGrid.tolerance).rounded(.up) / scale
  }

  func ceil(_ size: CGSize) -> CGSize {
    CGSize(width: ceil(size.width), height: ceil(size.height))
  }

  /// Returns the nearest whole pixel. Halves are rounded up.
  func round(_ position: CGFloat) -> CGFloat {
    FrameRounding.round(position, scale: scale)
  }

  /// Returns a rectangle whose edges are moved to the nearest whole pixels.
  func round(_ rect: CGRect) -> CGRect {
    let (minX, minY) = (round(rect.minX), round(rect.minY))
    return CGRect(x: minX, y: minY, width: round(rect.maxX) - minX, height: round(rect.maxY) - minY)
  }
}

extension UIView {
  /// The pixel grid of the screen that displays the view, or would display it.
  var pixelGrid: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }
}
