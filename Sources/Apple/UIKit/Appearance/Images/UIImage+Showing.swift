import CoreGraphics
import Foundation

extension UIImage {
  /// The image as it is seen with one pixel for each of `scale`'s: nil without pixels.
  var bitmap: ImageBitmap? { bitmap(pixelSize: nil) }

  private func bitmap(pixelSize: (width: Int, height: Int)?) -> ImageBitmap? {
    switch content {
    case .none: return nil
    case .pixels(let bitmap): return bitmap
    case .drawing(let drawing):
      func pixels(_ length: CGFloat) -> Int { Int(min(max((length * scale - 0.001).rounded(.up), 1), 32_767)) }
      let own = (pixels(drawing.drawing.size.width), pixels(drawing.drawing.size.height))
      return drawing.bitmap(width: pixelSize?.width ?? own.0, height: pixelSize?.height ?? own.1)
    }
  }

  /// Returns the pixels as they are to be shown: upright, and in a color where the image is tinted. Nil without pixels.
  ///
  /// - Parameters:
  ///   - tint: the color of the view that shows the image, for a template; the image's own tint where it is nil.
  ///   - isMirrored: whether the image is flipped across, as in right-to-left surroundings.
  ///   - pixelSize: how many pixels are made of a drawing; those of its own size at its own scale where it is nil.
  package func shownImage(
    tint: UIColor? = nil, isMirrored: Bool = false, pixelSize: (width: Int, height: Int)? = nil
  ) -> CGImage? {
    guard let bitmap = bitmap(pixelSize: pixelSize) else { return nil }
    let source = isMirrored ? ImageBitmap(bitmap.image, orientation: bitmap.orientation.mirrored) : bitmap
    guard let color = tint ?? appearance.tint, let pixels = TintPixels(color) else { return source.uprightImage }
    return source.tintedImage(pixels)
  }

  /// Whether the image is drawn again at each size, and so is sharp at all of them.
  package var isDrawing: Bool {
    if case .drawing = content { true } else { false }
  }

  /// Whether views show the image as a template when it does not say what it is: symbols without colors of their own.
  package var isTemplateByNature: Bool { appearance.symbol.map { !$0.hasColors } ?? false }

  /// Whether the image has parts that keep their size when it is shown at another one.
  package var isResizable: Bool { appearance.isResizable }

  /// The part of the image, in its unit square, that stretches: what a layer's `contentsCenter` is for this image.
  ///
  /// The whole square for an image that is not resizable, and nil for one that is tiled: that has to be drawn.
  package var stretchableUnitRect: CGRect? {
    guard isResizable, size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
    let center = CGRect(origin: .zero, size: size).inset(by: capInsets)
    let isOnePixel = center.width * scale <= 1 && center.height * scale <= 1
    guard resizingMode == .stretch || isOnePixel else { return nil }
    return CGRect(
      x: center.minX / size.width, y: center.minY / size.height, width: max(center.width, 0) / size.width,
      height: max(center.height, 0) / size.height)
  }
}
