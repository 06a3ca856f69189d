import Foundation

/// The source of an image's pixels.
enum ImageSource {
  /// Bytes in the image's layout.
  case provider(CGDataProvider)
  /// Pixels in the layout for drawing in the image's color space, with an offset of `x` pixels and `y` rows.
  case pixels(PixelStorage, x: Int, y: Int, isOpaque: Bool)
  /// An image whose alpha is multiplied with a mask's.
  case masked(CGImage, by: CGImage)
  /// An image in which colors in some ranges are transparent.
  case colorMasked(CGImage, [CGFloat])
}
