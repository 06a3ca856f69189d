import QuartzCore

/// The pixels of a drawn layer, with the origin in the upper-left corner, as on UIKit's screens.
struct Picture {
  private let context: CGContext
  let scale: Int

  /// Draws `root` on transparent pixels. The picture has the coordinates of `root`.
  init(_ root: CALayer, width: Int, height: Int, scale: Int = 1) {
    self.init(width: width, height: height, scale: scale) { LayerRenderer.draw(root, into: $0) }
  }

  init(width: Int, height: Int, scale: Int = 1, draw: (CGContext) -> Void) {
    context = CGContext(pixelsWide: width * scale, high: height * scale, isOpaque: false)!
    self.scale = scale
    let factor = CGFloat(scale)
    context.setBaseTransform(
      CGAffineTransform(a: factor, b: 0, c: 0, d: -factor, tx: 0, ty: CGFloat(height * scale)))
    draw(context)
  }

  /// The pixel at x, y, in pixels from the upper-left corner, without premultiplied alpha.
  subscript(x: Int, y: Int) -> Pixel {
    let pixel = context.withPixels { base, bytesPerRow in
      let p = base + y * bytesPerRow + 4 * x
      return Pixel(blue: Int(p[0]), green: Int(p[1]), red: Int(p[2]), alpha: Int(p[3]))
    }
    return pixel!
  }

  var width: Int { context.width }
  var height: Int { context.height }

  /// Returns the smallest rectangle, in pixels, that contains everything that is not transparent, or `nil` if nothing
  /// is drawn.
  func extent(alpha threshold: Int = 0) -> CGRect? {
    var box: CGRect?
    for y in 0..<height {
      for x in 0..<width where self[x, y].alpha > threshold {
        let pixel = CGRect(x: x, y: y, width: 1, height: 1)
        box = box?.union(pixel) ?? pixel
      }
    }
    return box
  }

  /// Returns the largest difference between the alpha values of two pictures of the same size.
  func largestDifference(from other: Picture) -> Int {
    var largest = 0
    for y in 0..<height {
      for x in 0..<width { largest = max(largest, abs(self[x, y].alpha - other[x, y].alpha)) }
    }
    return largest
  }

  /// The sum of all alpha values, in pixels.
  var coverage: Double {
    var sum = 0
    for y in 0..<height { for x in 0..<width { sum += self[x, y].alpha } }
    return Double(sum) / 255
  }
}

/// A stored pixel with premultiplied alpha.
struct Pixel: Equatable, CustomStringConvertible {
  var blue: Int
  var green: Int
  var red: Int
  var alpha: Int

  init(blue: Int, green: Int, red: Int, alpha: Int) {
    self.blue = blue
    self.green = green
    self.red = red
    self.alpha = alpha
  }

  /// Creates an opaque pixel from 0xRRGGBB.
  init(_ rgb: Int) {
    self.init(blue: rgb & 255, green: rgb >> 8 & 255, red: rgb >> 16 & 255, alpha: 255)
  }

  static let clear = Pixel(blue: 0, green: 0, red: 0, alpha: 0)
  static let red = Pixel(0xFF0000)
  static let green = Pixel(0x00FF00)
  static let blue = Pixel(0x0000FF)
  static let white = Pixel(0xFFFFFF)
  static let black = Pixel(0x000000)

  /// Returns whether no component differs by more than `tolerance`.
  func isNear(_ other: Pixel, _ tolerance: Int = 2) -> Bool {
    abs(blue - other.blue) <= tolerance && abs(green - other.green) <= tolerance && abs(red - other.red) <= tolerance
      && abs(alpha - other.alpha) <= tolerance
  }

  var description: String { "(r\(red) g\(green) b\(blue) a\(alpha))" }
}
