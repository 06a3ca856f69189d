import CoreGraphics
import Foundation

extension UIImage {
  /// The pixels of the image at its own scale; `nil` without pixels.
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

  /// Returns the pixels for display: upright, and tinted if the image is. Nil without pixels.
  ///
  /// - Parameters:
  ///   - tint: The tint color of the view, for a template; `nil` for the image's own.
  ///   - isMirrored: Whether the image is flipped horizontally, as in right-to-left languages.
  ///   - pixelSize: The number of pixels for a drawing; `nil` for its own size and scale.
  package func shownImage(
    tint: UIColor? = nil, isMirrored: Bool = false, pixelSize: (width: Int, height: Int)? = nil
  ) -> CGImage? {
    guard let bitmap = bitmap(pixelSize: pixelSize) else { return nil }
    let source = isMirrored ? ImageBitmap(bitmap.image, orientation: bitmap.orientation.mirrored) : bitmap
    guard let color = tint ?? appearance.tint, let pixels = TintPixels(color) else { return source.uprightImage }
    return source.tintedImage(pixels)
  }

  /// Whether the image is drawn again at each size and therefore always sharp.
  package var isDrawing: Bool {
    if case .drawing = content { true } else { false }
  }

  /// Whether views treat the image as a template in automatic rendering mode: a symbol without its own colors.
  package var isTemplateByNature: Bool { appearance.symbol.map { !$0.hasColors } ?? false }

  /// Whether the image has parts that keep their size when it is resized.
  package var isResizable: Bool { appearance.isResizable }

  /// The stretchable part of the image in its unit square, for a layer's `contentsCenter`.
  ///
  /// The whole square for an image that isn't resizable, and `nil` for a tiled one, which must be drawn.
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
