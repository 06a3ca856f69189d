import Foundation

/// Where the pixels of an image come from.
enum ImageSource {
  /// Bytes in the layout that the image states.
  case provider(CGDataProvider)
  /// Pixels as drawing wants them, in the image's color space; rows start `x` pixels in, `y` rows down.
  case pixels(PixelStorage, x: Int, y: Int, isOpaque: Bool)
  /// An image whose alpha is multiplied by a mask's.
  case masked(CGImage, by: CGImage)
  /// An image in which colors within these ranges are transparent.
  case colorMasked(CGImage, [CGFloat])
}
