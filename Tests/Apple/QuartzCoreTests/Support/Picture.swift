import QuartzCore

/// Pixels of a drawn layer, with the origin at the top left, as UIKit's screens have it.
struct Picture {
  private let context: CGContext
  let scale: Int

  /// Draws `root`, whose coordinates become the picture's, onto transparent pixels.
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

  /// The pixel at x, y, in pixels from the top left; colors are not multiplied by alpha.
  subscript(x: Int, y: Int) -> Pixel {
    let pixel = context.withPixels { base, bytesPerRow in
      let p = base + y * bytesPerRow + 4 * x
      return Pixel(blue: Int(p[0]), green: Int(p[1]), red: Int(p[2]), alpha: Int(p[3]))
    }
    return pixel!
  }

  var width: Int { context.width }
  var height: Int { context.height }

  /// The least rectangle, in pixels, around all that is not quite transparent; `nil` when nothing is there.
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

  /// By how much the alpha of a pixel differs most from that of the same pixel in a picture of the same size.
  func largestDifference(from other: Picture) -> Int {
    var largest = 0
    for y in 0..<height {
      for x in 0..<width { largest = max(largest, abs(self[x, y].alpha - other[x, y].alpha)) }
    }
    return largest
  }

  /// The sum of all alpha values, in whole pixels.
  var coverage: Double {
    var sum = 0
    for y in 0..<height { for x in 0..<width { sum += self[x, y].alpha } }
    return Double(sum) / 255
  }
}

/// A pixel as it is stored: colors multiplied by alpha.
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

  /// An opaque pixel, 0xRRGGBB.
  init(_ rgb: Int) {
    self.init(blue: rgb & 255, green: rgb >> 8 & 255, red: rgb >> 16 & 255, alpha: 255)
  }

  static let clear = Pixel(blue: 0, green: 0, red: 0, alpha: 0)
  static let red = Pixel(0xFF0000)
  static let green = Pixel(0x00FF00)
  static let blue = Pixel(0x0000FF)
  static let white = Pixel(0xFFFFFF)
  static let black = Pixel(0x000000)

  /// Whether no component is farther off than `tolerance`.
  func isNear(_ other: Pixel, _ tolerance: Int = 2) -> Bool {
    abs(blue - other.blue) <= tolerance && abs(green - other.green) <= tolerance && abs(red - other.red) <= tolerance
      && abs(alpha - other.alpha) <= tolerance
  }

  var description: String { "(r\(red) g\(green) b\(blue) a\(alpha))" }
}
