import Foundation

extension CGColor {
  /// Returns the color itself.
  public func copy() -> CGColor? { self }

  /// Returns the color with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: space, values: values, alpha: alpha, pattern: pattern)
  }

  /// Returns the color in another space: the same visible color, or the nearest one in the space.
  ///
  /// - Parameters:
  ///   - intent: The rendering intent for a smaller space. All intents clip components here, like conversions between
  ///     RGB spaces without a lookup table.
  ///   - options: Not used by Core Graphics; `nil`.
  /// - Returns: The color; `nil` for patterns, and for spaces with models other than gray and RGB.
  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
    guard pattern == nil else { return nil }
    if space == self.space { return self }
    let converter = ColorConverter(from: CGColorSpace.extendedStandard.encoding, to: space.encoding)
    let rgb = converter.convert(Double(standard.red), Double(standard.green), Double(standard.blue))
    switch space.model {
    case .rgb:
      return CGColor(space: space, values: [CGFloat(rgb.0), CGFloat(rgb.1), CGFloat(rgb.2)], alpha: alpha)
    case .monochrome:
      // The luminance in linear light, encoded with the gray space's transfer function.
      let transfer = space.encoding.transfer
      let light =
        0.2126 * transfer.decode(rgb.0) + 0.7152 * transfer.decode(rgb.1) + 0.0722 * transfer.decode(rgb.2)
      return CGColor(space: space, values: [CGFloat(transfer.encode(light))], alpha: alpha)
    case .unknown, .cmyk, .lab, .deviceN, .indexed, .pattern, .XYZ:
      return nil
    }
  }
}

extension CGColorSpace {
  static let genericGray = CGColorSpace(
    model: .monochrome, encoding: ColorEncoding(primaries: .sRGB, transfer: .sRGB),
    identifier: "kCGColorSpaceGenericGrayGamma2_2")
}
