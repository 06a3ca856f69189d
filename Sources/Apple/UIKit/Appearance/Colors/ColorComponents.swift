import Foundation

/// The red, green, blue and alpha components in extended sRGB, with the conversions for `UIColor`.
struct ColorComponents: Equatable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat

  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  // MARK: - Hue, saturation, brightness

  /// Creates a color from its hue, saturation and brightness. A full turn of the hue is 1, and a hue outside of 0...1
  /// wraps around. Saturation and brightness are clamped to 0...1.
  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let saturation = min(max(saturation, 0), 1)
    let brightness = min(max(brightness, 0), 1)
    let turn = hue == 1 ? 0 : hue - hue.rounded(.down)
    let sector = (turn * 6).rounded(.down)
    let part = turn * 6 - sector
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * part)
    let rising = brightness * (1 - saturation * (1 - part))
    let (red, green, blue): (CGFloat, CGFloat, CGFloat) =
      switch Int(sector) {
      case 0: (brightness, rising, low)
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      default: (brightness, low, falling)
      }
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The hue, saturation and brightness. The hue of a gray and the saturation of black are 0.
  var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let highest = max(red, green, blue)
    let range = highest - min(red, green, blue)
    guard range > 0 else { return (0, 0, highest) }
    var sixths: CGFloat =
      if highest == red {
        (green - blue) / range
      } else if highest == green {
        (blue - red) / range + 2
      } else {
        (red - green) / range + 4
      }
    if sixths < 0 { sixths += 6 }
    return (sixths / 6, highest == 0 ? 0 : range / highest, highest)
  }

  // MARK: - Gray

  /// The gray with the same luminance; the component itself if all are equal.
  var white: CGFloat {
    if red == green && green == blue { return red }
    let luminance =
      0.2126 * ColorComponents.linear(red) + 0.7152 * ColorComponents.linear(green)
      + 0.0722 * ColorComponents.linear(blue)
    return ColorComponents.encoded(luminance)
  }

  // MARK: - Display P3

  /// Creates a color from components in Display P3. The color spaces share their white point and transfer function, so
  /// that the conversion is a matrix of linear components.
  init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let (r, g, b) = (ColorComponents.linear(red), ColorComponents.linear(green), ColorComponents.linear(blue))
    self.init(
      red: ColorComponents.encoded(1.2249401762805598 * r - 0.2249401762805598 * g),
      green: ColorComponents.encoded(-0.0420569547096881 * r + 1.0420569547096881 * g),
      blue: ColorComponents.encoded(-0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409663 * b),
      alpha: alpha)
  }

  /// Returns a component decoded with sRGB's transfer function, mirrored for negative values.
  private static func linear(_ component: CGFloat) -> CGFloat {
    let size = abs(component)
    let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return component < 0 ? -linear : linear
  }

  private static func encoded(_ component: CGFloat) -> CGFloat {
    let size = abs(component)
    let encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return component < 0 ? -encoded : encoded
  }
}
