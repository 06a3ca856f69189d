// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The format of a pixel's components in memory.
///
/// - Source: developer.apple.com/documentation/coreimage/ciformat
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int32

  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// The format with one byte each for alpha, red, green, and blue.
  public static let ARGB8 = CIFormat(rawValue: 257)
  /// The format with one byte each for blue, green, red, and alpha.
  public static let BGRA8 = CIFormat(rawValue: 266)
  /// The format with one byte each for red, green, blue, and alpha.
  public static let RGBA8 = CIFormat(rawValue: 264)
  /// The format with one byte each for alpha, blue, green, and red.
  public static let ABGR8 = CIFormat(rawValue: 262)
  /// The format with 32-bit floating-point numbers for red, green, blue, and alpha.
  public static let RGBAf = CIFormat(rawValue: 2312)
  /// The format with 16-bit floating-point numbers for red, green, blue, and alpha.
  public static let RGBAh = CIFormat(rawValue: 2056)
  /// The format with 16-bit integers for red, green, blue, and alpha.
  public static let RGBA16 = CIFormat(rawValue: 520)
  /// The format with one byte for red.
  public static let R8 = CIFormat(rawValue: 269)
  /// The format with one byte for alpha.
  public static let A8 = CIFormat(rawValue: 278)
  /// The format with one byte for gray.
  public static let L8 = CIFormat(rawValue: 280)
  /// The format with a 32-bit floating-point number for red.
  public static let Rf = CIFormat(rawValue: 2317)
}
