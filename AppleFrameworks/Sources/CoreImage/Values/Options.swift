import Foundation

/// Names of an image's options.
///
/// - Source: developer.apple.com/documentation/coreimage/ciimageoption
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The color space of the image's components; `NSNull` to take them as they are.
  public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
  /// Whether the image is turned as its file says.
  public static let applyOrientationProperty = CIImageOption(rawValue: "kCIImageApplyOrientationProperty")
  /// Whether enlarging takes the nearest pixel.
  public static let nearestSampling = CIImageOption(rawValue: "CIImageNearestSampling")
  /// The metadata of the image's file.
  public static let properties = CIImageOption(rawValue: "CIImageProperties")
  /// Whether light above white is kept. Files have none here.
  public static let expandToHDR = CIImageOption(rawValue: "CIImageExpandToHDR")
}

/// Names of a context's options.
///
/// - Source: developer.apple.com/documentation/coreimage/cicontextoption
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The color space of results: sRGB, or that of the call.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  /// The color space that filters compute in; `NSNull` to leave components as they are. Of a color space it matters
  /// here whether
  /// it is linear.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// How intermediate pixels are kept. They are floating-point numbers here, whatever it says.
  public static let workingFormat = CIContextOption(rawValue: "working_format")
  /// Whether smaller images mix all their pixels.
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  /// Whether results are multiplied by alpha.
  public static let outputPremultiplied = CIContextOption(rawValue: "output_premultiplied")
  /// Whether intermediate pixels are kept for the next call. They are not here.
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  /// Whether to compute without a graphics processor, which is always so here.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// Whether others come first.
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
  /// Whether slower processors that need less power are preferred.
  public static let allowLowPower = CIContextOption(rawValue: "allow_low_power")
  /// A name for logs.
  public static let name = CIContextOption(rawValue: "kCIContextName")
}

/// Names of the options with which images are written.
///
/// - Source: developer.apple.com/documentation/coreimage/ciimagerepresentationoption
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
}
