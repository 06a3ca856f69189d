import Foundation

extension CGColor {
  /// Returns the same color.
  public func copy() -> CGColor? { self }

  /// Returns the color with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: space, values: values, alpha: alpha, pattern: pattern)
  }

  /// Returns the color in another space: the same one to the eye, or the nearest that the space has.
  ///
  /// - Parameters:
  ///   - intent: How to bring colors into a smaller space. All intents cut off components here, as converting between RGB
  ///     spaces without a lookup table does.
  ///   - options: Not used by Core Graphics; pass nil.
  /// - Returns: Nil for patterns, and for spaces of other models than gray and RGB.
  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
    guard pattern == nil else { return nil }
    if space == self.space { return self }
    let converter = ColorConverter(from: CGColorSpace.extendedStandard.encoding, to: space.encoding)
    let rgb = converter.convert(Double(standard.red), Double(standard.green), Double(standard.blue))
    switch space.model {
    case .rgb:
      return CGColor(space: space, values: [CGFloat(rgb.0), CGFloat(rgb.1), CGFloat(rgb.2)], alpha: alpha)
    case .monochrome:
      // The luminance of light, seen through the gray space's own curve.
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
