/// How pixels are read when contents are drawn larger or smaller than they are.
///
/// - Source: developer.apple.com/documentation/quartzcore/calayercontentsfilter
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Neighboring pixels are blended. The default.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Each point takes the nearest pixel's color.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// As `linear`, and over several pixels when drawn much smaller.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
