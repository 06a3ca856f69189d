import Foundation

/// The meaning of the components of colors and pixels.
///
/// As on iOS, device spaces are treated as sRGB. The gray spaces except for the linear ones have sRGB's transfer
/// function, so that a gray is the sRGB color with three equal components.
///
/// Unchecked: it is immutable.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgcolorspace
public final class CGColorSpace: Hashable, @unchecked Sendable {
  /// The model of the components.
  public let model: CGColorSpaceModel
  package let encoding: ColorEncoding
  private let identifier: String?
  /// The color space of the colors for an uncolored pattern.
  package let patternBase: CGColorSpace?

  package init(
    model: CGColorSpaceModel, encoding: ColorEncoding, identifier: String?, patternBase: CGColorSpace? = nil
  ) {
    self.model = model
    self.encoding = encoding
    self.identifier = identifier
    self.patternBase = patternBase
  }

  /// Creates the color space with one of the names that this class declares; `nil` for other names.
  public convenience init?(name: CFString) {
    guard let known = Self.known[name as String] else { return nil }
    self.init(model: known.model, encoding: known.encoding, identifier: name as String)
  }

  /// Creates the color space of patterns.
  ///
  /// - Parameter patternBaseSpace: The space of the colors for an uncolored pattern; `nil` for colored patterns.
  public convenience init?(patternBaseSpace: CGColorSpace?) {
    self.init(
      model: .pattern, encoding: ColorEncoding(primaries: .sRGB, transfer: .sRGB), identifier: nil,
      patternBase: patternBaseSpace)
  }

  /// The name of the color space; `nil` for device and pattern spaces.
  public var name: CFString? { identifier.map { $0 as CFString } }

  /// The number of components of a color in this space, without alpha.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .rgb: 3
    case .cmyk: 4
    case .pattern: patternBase?.numberOfComponents ?? 0
    case .unknown, .lab, .deviceN, .indexed, .XYZ: 0
    }
  }

  /// Whether the gamut is significantly larger than that of sRGB: P3, Adobe RGB, BT.2020 and extended spaces.
  public var isWideGamutRGB: Bool {
    model == .rgb && (encoding.primaries != .sRGB || encoding.isExtended)
  }

  /// The color space of the colors for an uncolored pattern.
  public var baseColorSpace: CGColorSpace? { patternBase }

  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
    lhs === rhs
      || (lhs.model == rhs.model && lhs.encoding == rhs.encoding && lhs.identifier == rhs.identifier
        && lhs.patternBase == rhs.patternBase)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(model)
    hasher.combine(encoding)
    hasher.combine(identifier)
  }
}

/// Returns the device RGB space, which is sRGB here.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// Returns the device gray space.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

/// Returns the device CMYK space, which is converted to RGB without a profile.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
