import CoreGraphics
import Foundation

extension UIImage {
  /// The pixels as they are to be shown: upright, and in a colour where the image is tinted. Nil without pixels.
  ///
  /// - Parameters:
  ///   - tint: the colour of the view that shows the image, for a template; the image's own tint where it is nil.
  ///   - isMirrored: whether the image is flipped across, as in right-to-left surroundings.
  package func shownImage(tint: UIColor? = nil, isMirrored: Bool = false) -> CGImage? {
    guard let bitmap else { return nil }
    let source = isMirrored ? ImageBitmap(bitmap.image, orientation: bitmap.orientation.mirrored) : bitmap
    guard let color = tint ?? appearance.tint, let pixels = TintPixels(color) else { return source.uprightImage }
    return source.tintedImage(pixels)
  }

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
