import Foundation

/// The options of an image.
///
/// - Source: developer.apple.com/documentation/coreimage/ciimageoption
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The color space of the image's components; `NSNull` prevents their conversion.
  public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
  /// Whether the orientation from the file is applied.
  public static let applyOrientationProperty = CIImageOption(rawValue: "kCIImageApplyOrientationProperty")
  /// Whether enlargement uses nearest-neighbor sampling.
  public static let nearestSampling = CIImageOption(rawValue: "CIImageNearestSampling")
  /// The metadata of the image's file.
  public static let properties = CIImageOption(rawValue: "CIImageProperties")
  /// Whether light above white is preserved. Files never contain it.
  public static let expandToHDR = CIImageOption(rawValue: "CIImageExpandToHDR")
}

/// The options of a context.
///
/// - Source: developer.apple.com/documentation/coreimage/cicontextoption
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The color space of results. It is sRGB, or that of the call.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  /// The color space in which filters compute; `NSNull` prevents the conversion of components. Only the linearity of
  /// the color space is used.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// The format of intermediate pixels. They are always floating-point numbers.
  public static let workingFormat = CIContextOption(rawValue: "working_format")
  /// Whether each pixel of a smaller image is a mixture of all its source pixels.
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  /// Whether results have premultiplied alpha.
  public static let outputPremultiplied = CIContextOption(rawValue: "output_premultiplied")
  /// Whether intermediate pixels are cached for the next call. They are never cached.
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  /// Whether rendering uses no graphics processor, which is always the case.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// Whether the context has a low priority.
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
  /// Whether slower processors with a lower power consumption are preferred.
  public static let allowLowPower = CIContextOption(rawValue: "allow_low_power")
  /// The name for logs.
  public static let name = CIContextOption(rawValue: "kCIContextName")
}

/// The options for writing images.
///
/// - Source: developer.apple.com/documentation/coreimage/ciimagerepresentationoption
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
}
