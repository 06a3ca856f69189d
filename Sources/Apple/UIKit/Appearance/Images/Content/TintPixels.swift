import Foundation

/// A tint color in 8-bit sRGB for the pixels of a template, weighted with their alpha.
struct TintPixels: Equatable {
  let red: Int
  let green: Int
  let blue: Int
  let alpha: Int

  /// Creates a tint; `nil` for a color without components, such as a pattern.
  init?(_ color: UIColor) {
    guard let components = color.extendedComponents else { return nil }
    func byte(_ component: CGFloat) -> Int { Int((min(max(component, 0), 1) * 255).rounded()) }
    red = byte(components.red)
    green = byte(components.green)
    blue = byte(components.blue)
    alpha = byte(components.alpha)
  }

  /// The premultiplied blue, green, red and alpha for each coverage from 0 to 255, as little-endian words.
  var table: [UInt32] {
    (0...255).map { coverage in
      let alpha = (alpha * coverage + 127) / 255
      func premultiplied(_ component: Int) -> UInt32 { UInt32((component * alpha + 127) / 255) }
      return premultiplied(blue) | premultiplied(green) << 8 | premultiplied(red) << 16 | UInt32(alpha) << 24
    }
  }
}
