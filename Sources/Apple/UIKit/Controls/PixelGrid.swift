/// The pixels of a screen, to put lengths in points on.
struct PixelGrid {
  /// Pixels per point.
  let scale: CGFloat

  /// Sums of advances carry rounding errors: this much of a pixel is none.
  private static let tolerance: CGFloat = 0.001

  init(scale: CGFloat) {
    self.scale = scale > 0 ? scale : 1
  }

  /// The length of as many whole pixels as hold a length.
  func ceil(_ length: CGFloat) -> CGFloat {
    (length * scale - PixelGrid.tolerance).rounded(.up) / scale
  }

  func ceil(_ size: CGSize) -> CGSize {
    CGSize(width: ceil(size.width), height: ceil(size.height))
  }

  /// The nearest whole pixel; halves go up.
  func round(_ position: CGFloat) -> CGFloat {
    FrameRounding.round(position, scale: scale)
  }

  /// A rectangle whose edges are moved to the nearest whole pixels.
  func round(_ rect: CGRect) -> CGRect {
    let (minX, minY) = (round(rect.minX), round(rect.minY))
    return CGRect(x: minX, y: minY, width: round(rect.maxX) - minX, height: round(rect.maxY) - minY)
  }
}

extension UIView {
  /// The pixels of the screen that the view is on or would come to.
  var pixelGrid: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }
}
