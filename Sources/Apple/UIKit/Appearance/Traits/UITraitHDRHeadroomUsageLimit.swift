/// Whether content should use fewer colors that are brighter than white.
///
/// - Source: developer.apple.com/documentation/uikit/uihdrheadroomusagelimit
public enum UIHDRHeadroomUsageLimit: Int, Sendable {
  /// Not known, the value on hosts: pictures have no colors brighter than white.
  case unspecified = -1
  /// There is no limit.
  case inactive = 0
  /// Content should limit bright colors.
  case active = 1
}

/// The trait for the limit of colors that are brighter than white.
///
/// - Source: developer.apple.com/documentation/uikit/uitraithdrheadroomusagelimit
public struct UITraitHDRHeadroomUsageLimit: UITraitDefinition, Sendable {
  /// The default value, `.unspecified`.
  public static let defaultValue: UIHDRHeadroomUsageLimit = .unspecified
}

extension UITraitCollection {
  /// Creates a collection with a limit of bright colors only.
  public convenience init(hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit) {
    self.init(mutations: { $0.headroomUsageLimit = hdrHeadroomUsageLimit })
  }

  /// Whether content should use fewer colors that are brighter than white.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uitraitcollection/hdrheadroomusagelimit
  public final var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit { self[UITraitHDRHeadroomUsageLimit.self] }
}

extension UIMutableTraits {
  /// The limit of colors that are brighter than white.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uimutabletraits-13ja5/headroomusagelimit
  public var headroomUsageLimit: UITraitHDRHeadroomUsageLimit.Value {
    get { self[UITraitHDRHeadroomUsageLimit.self] }
    set { self[UITraitHDRHeadroomUsageLimit.self] = newValue }
  }
}
