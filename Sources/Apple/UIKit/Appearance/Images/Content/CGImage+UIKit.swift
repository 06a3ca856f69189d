import CoreGraphics
import Foundation

extension CGImage {
  /// The pixels in sRGB: premultiplied words of alpha, red, green and blue, beginning with the highest byte.
  private var standardPixels: PixelStorage { pixels(in: CGColorSpace.standard.encoding) }

  /// Returns the pixels in upright orientation.
  func turned(_ orientation: UIImage.Orientation) -> CGImage {
    let source = standardPixels
    let turned = PixelStorage(
      width: orientation.swapsSides ? height : width, height: orientation.swapsSides ? width : height,
      isCleared: false)
    for y in 0..<turned.height {
      let row = turned.row(y)
      // A step in the result is a constant step in the source.
      let first = orientation.source(x: 0, y: y, storedWidth: width, storedHeight: height)
      let second = orientation.source(x: 1, y: y, storedWidth: width, storedHeight: height)
      let step = (x: second.x - first.x, y: second.y - first.y)
      for x in 0..<turned.width { row[x] = source.row(first.y + step.y * x)[first.x + step.x * x] }
    }
    return CGImage(pixels: turned, isOpaque: isOpaque)
  }

  /// Returns the alpha of the pixels filled with a color.
  func filled(with tint: TintPixels) -> CGImage {
    let source = standardPixels
    let filled = PixelStorage(width: width, height: height, isCleared: false)
    tint.table.withUnsafeBufferPointer { table in
      for y in 0..<height {
        let (from, to) = (source.row(y), filled.row(y))
        for x in 0..<width { to[x] = table[Int(from[x] >> 24)] }
      }
    }
    return CGImage(pixels: filled, isOpaque: isOpaque && tint.alpha == 255)
  }
}
