import Foundation

/// The red, green, blue and alpha components in a known RGB space, without premultiplication.
package struct ColorComponents: Hashable, Sendable {
  package var red: CGFloat
  package var green: CGFloat
  package var blue: CGFloat
  package var alpha: CGFloat

  package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates the components of a color, converted to extended sRGB.
  init(_ values: [CGFloat], in space: CGColorSpace, alpha: CGFloat) {
    let rgb = Self.rgb(values, space)
    (red, green, blue) = rgb
    self.alpha = alpha
    let source = (space.patternBase ?? space).encoding
    let target = CGColorSpace.extendedStandard.encoding
    if source.primaries != target.primaries || source.transfer != target.transfer {
      let converted = ColorConverter(from: source, to: target).convert(Double(red), Double(green), Double(blue))
      (red, green, blue) = (CGFloat(converted.0), CGFloat(converted.1), CGFloat(converted.2))
    }
  }

  /// Returns red, green and blue in the encoding of a color space.
  private static func rgb(_ values: [CGFloat], _ space: CGColorSpace) -> (CGFloat, CGFloat, CGFloat) {
    switch space.model {
    case .rgb:
      return (values[0], values[1], values[2])
    case .monochrome:
      return (values[0], values[0], values[0])
    case .cmyk:
      // Without a profile, each ink absorbs its component and black absorbs all.
      let light = 1 - values[3]
      return ((1 - values[0]) * light, (1 - values[1]) * light, (1 - values[2]) * light)
    case .pattern:
      return space.patternBase.map { rgb(values, $0) } ?? (0, 0, 0)
    case .unknown, .lab, .deviceN, .indexed, .XYZ:
      return (0, 0, 0)
    }
  }

  /// Returns the components in another RGB encoding.
  package func converted(to encoding: ColorEncoding) -> ColorComponents {
    let source = CGColorSpace.extendedStandard.encoding
    guard encoding.primaries != source.primaries || encoding.transfer != source.transfer else { return self }
    let rgb = ColorConverter(from: source, to: encoding).convert(Double(red), Double(green), Double(blue))
    return ColorComponents(red: CGFloat(rgb.0), green: CGFloat(rgb.1), blue: CGFloat(rgb.2), alpha: alpha)
  }

  /// Returns the color as a pixel with 8 bits per channel, premultiplied, with blue in the lowest byte.
  package func pixel(alpha factor: CGFloat = 1) -> UInt32 {
    let alpha = min(max(self.alpha * factor, 0), 1)
    func channel(_ value: CGFloat) -> UInt32 { UInt32((min(max(value, 0), 1) * alpha * 255).rounded()) }
    return UInt32((alpha * 255).rounded()) << 24 | channel(red) << 16 | channel(green) << 8 | channel(blue)
  }
}
