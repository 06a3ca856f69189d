import Foundation

extension CGColorSpace {
  /// The standard color space of screens and the web.
  public static var sRGB: CFString { "kCGColorSpaceSRGB" as CFString }

  /// Extended sRGB, whose components may be less than 0 or greater than 1: the space of UIColor's components.
  public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" as CFString }

  /// sRGB with linear components.
  public static var linearSRGB: CFString { "kCGColorSpaceLinearSRGB" as CFString }

  /// Linear sRGB whose components may be less than 0 or greater than 1.
  public static var extendedLinearSRGB: CFString { "kCGColorSpaceExtendedLinearSRGB" as CFString }

  /// The color space of iPhone screens since iPhone 7: more saturated reds and greens than sRGB, with the same transfer
  /// function.
  public static var displayP3: CFString { "kCGColorSpaceDisplayP3" as CFString }

  /// Display P3 whose components may be less than 0 or greater than 1.
  public static var extendedDisplayP3: CFString { "kCGColorSpaceExtendedDisplayP3" as CFString }

  /// Display P3 with linear components.
  public static var linearDisplayP3: CFString { "kCGColorSpaceLinearDisplayP3" as CFString }

  /// Linear Display P3 whose components may be less than 0 or greater than 1.
  public static var extendedLinearDisplayP3: CFString { "kCGColorSpaceExtendedLinearDisplayP3" as CFString }

  /// Adobe RGB (1998).
  public static var adobeRGB1998: CFString { "kCGColorSpaceAdobeRGB1998" as CFString }

  /// A gray space with a gamma of approximately 2.2.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" as CFString }

  /// A linear gray space.
  public static var linearGray: CFString { "kCGColorSpaceLinearGray" as CFString }

  /// A gray space whose components may be less than 0 or greater than 1: the space of UIColor's grays.
  public static var extendedGray: CFString { "kCGColorSpaceExtendedGray" as CFString }

  /// A linear gray space whose components may be less than 0 or greater than 1.
  public static var extendedLinearGray: CFString { "kCGColorSpaceExtendedLinearGray" as CFString }

  package static let deviceRGB = CGColorSpace(
    model: .rgb, encoding: ColorEncoding(primaries: .sRGB, transfer: .sRGB), identifier: nil)
  package static let deviceGray = CGColorSpace(
    model: .monochrome, encoding: ColorEncoding(primaries: .sRGB, transfer: .sRGB), identifier: nil)
  package static let deviceCMYK = CGColorSpace(
    model: .cmyk, encoding: ColorEncoding(primaries: .sRGB, transfer: .sRGB), identifier: nil)
  /// The default color space for pixels.
  package static let standard = CGColorSpace(
    model: .rgb, encoding: ColorEncoding(primaries: .sRGB, transfer: .sRGB), identifier: "kCGColorSpaceSRGB")
  package static let extendedStandard = CGColorSpace(
    model: .rgb, encoding: ColorEncoding(primaries: .sRGB, transfer: .sRGB, isExtended: true),
    identifier: "kCGColorSpaceExtendedSRGB")

  static let known: [String: (model: CGColorSpaceModel, encoding: ColorEncoding)] = [
    "kCGColorSpaceSRGB": (.rgb, ColorEncoding(primaries: .sRGB, transfer: .sRGB)),
    "kCGColorSpaceExtendedSRGB": (.rgb, ColorEncoding(primaries: .sRGB, transfer: .sRGB, isExtended: true)),
    "kCGColorSpaceLinearSRGB": (.rgb, ColorEncoding(primaries: .sRGB, transfer: .linear)),
    "kCGColorSpaceExtendedLinearSRGB": (.rgb, ColorEncoding(primaries: .sRGB, transfer: .linear, isExtended: true)),
    "kCGColorSpaceDisplayP3": (.rgb, ColorEncoding(primaries: .displayP3, transfer: .sRGB)),
    "kCGColorSpaceExtendedDisplayP3": (.rgb, ColorEncoding(primaries: .displayP3, transfer: .sRGB, isExtended: true)),
    "kCGColorSpaceLinearDisplayP3": (.rgb, ColorEncoding(primaries: .displayP3, transfer: .linear)),
    "kCGColorSpaceExtendedLinearDisplayP3": (
      .rgb, ColorEncoding(primaries: .displayP3, transfer: .linear, isExtended: true)
    ),
    "kCGColorSpaceAdobeRGB1998": (.rgb, ColorEncoding(primaries: .adobeRGB, transfer: .power256(563))),
    "kCGColorSpaceGenericGrayGamma2_2": (.monochrome, ColorEncoding(primaries: .sRGB, transfer: .sRGB)),
    "kCGColorSpaceLinearGray": (.monochrome, ColorEncoding(primaries: .sRGB, transfer: .linear)),
    "kCGColorSpaceExtendedGray": (.monochrome, ColorEncoding(primaries: .sRGB, transfer: .sRGB, isExtended: true)),
    "kCGColorSpaceExtendedLinearGray": (
      .monochrome, ColorEncoding(primaries: .sRGB, transfer: .linear, isExtended: true)
    ),
  ]
}
