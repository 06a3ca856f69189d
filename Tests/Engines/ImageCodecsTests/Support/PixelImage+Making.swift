@testable import ImageCodecs

extension PixelImage {
  /// Returns an image whose pixels a closure computes, with premultiplied alpha.
  static func make(
    _ width: Int, _ height: Int, _ pixel: (_ x: Int, _ y: Int) -> (UInt8, UInt8, UInt8, UInt8)
  ) -> PixelImage {
    var image = PixelImage(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let (red, green, blue, alpha) = pixel(x, y)
        image[x, y] = (red, green, blue, alpha)
      }
    }
    return image
  }

  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let (red, green, blue, alpha) = self[x, y]
    return [red, green, blue, alpha]
  }
}
