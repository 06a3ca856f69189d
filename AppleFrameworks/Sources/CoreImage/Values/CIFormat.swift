// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// How the components of a pixel lie in memory.
///
/// - Source: developer.apple.com/documentation/coreimage/ciformat
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int32

  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// A byte each: alpha, red, green, blue.
  public static let ARGB8 = CIFormat(rawValue: 257)
  /// A byte each: blue, green, red, alpha.
  public static let BGRA8 = CIFormat(rawValue: 266)
  /// A byte each: red, green, blue, alpha.
  public static let RGBA8 = CIFormat(rawValue: 264)
  /// A byte each: alpha, blue, green, red.
  public static let ABGR8 = CIFormat(rawValue: 262)
  /// Floating-point numbers of 32 bits: red, green, blue, alpha.
  public static let RGBAf = CIFormat(rawValue: 2312)
  /// Floating-point numbers of 16 bits: red, green, blue, alpha.
  public static let RGBAh = CIFormat(rawValue: 2056)
  /// Numbers of 16 bits: red, green, blue, alpha.
  public static let RGBA16 = CIFormat(rawValue: 520)
  /// A byte of red.
  public static let R8 = CIFormat(rawValue: 269)
  /// A byte of alpha.
  public static let A8 = CIFormat(rawValue: 278)
  /// A byte of gray.
  public static let L8 = CIFormat(rawValue: 280)
  /// A floating-point number of 32 bits: red.
  public static let Rf = CIFormat(rawValue: 2317)
}
