import Foundation

/// What the components of colors and pixels mean.
///
/// Device spaces are taken as sRGB, as iOS does. The gray spaces other than the linear ones follow sRGB's curve, so that a gray
/// is the sRGB color with three equal components.
///
/// Unchecked: it never changes.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgcolorspace
public final class CGColorSpace: Hashable, @unchecked Sendable {
  /// The kind of components.
  public let model: CGColorSpaceModel
  package let encoding: ColorEncoding
  private let identifier: String?
  /// The space of the colors that an uncolored pattern is painted with.
  package let patternBase: CGColorSpace?

  package init(
    model: CGColorSpaceModel, encoding: ColorEncoding, identifier: String?, patternBase: CGColorSpace? = nil
  ) {
    self.model = model
    self.encoding = encoding
    self.identifier = identifier
    self.patternBase = patternBase
  }

  /// Creates the space with one of the names declared by this class; nil for any other name.
  public convenience init?(name: CFString) {
    guard let known = Self.known[name as String] else { return nil }
    self.init(model: known.model, encoding: known.encoding, identifier: name as String)
  }

  /// Creates the space of patterns.
  ///
  /// - Parameter patternBaseSpace: The space of the colors that go with an uncolored pattern; nil for colored ones.
  public convenience init?(patternBaseSpace: CGColorSpace?) {
    self.init(
      model: .pattern, encoding: ColorEncoding(primaries: .sRGB, transfer: .sRGB), identifier: nil,
      patternBase: patternBaseSpace)
  }

  /// The name of the space; nil for device and pattern spaces.
  public var name: CFString? { identifier.map { $0 as CFString } }

  /// How many components a color of this space has, alpha not counted.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .rgb: 3
    case .cmyk: 4
    case .pattern: patternBase?.numberOfComponents ?? 0
    case .unknown, .lab, .deviceN, .indexed, .XYZ: 0
    }
  }

  /// Whether the space reaches farther than most of sRGB's neighbors do: P3, Adobe RGB, BT.2020 and extended spaces.
  public var isWideGamutRGB: Bool {
    model == .rgb && (encoding.primaries != .sRGB || encoding.isExtended)
  }

  /// The space of the colors of an uncolored pattern.
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

/// Returns the RGB space of the device, which is sRGB here.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// Returns the gray space of the device.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

/// Returns the space of four inks of the device, converted to RGB without a profile.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
