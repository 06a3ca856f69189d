/// The filter for drawing contents larger or smaller.
///
/// - Source: developer.apple.com/documentation/quartzcore/calayercontentsfilter
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Interpolation between neighboring pixels, the default.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// The color of the nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// The same as `linear`, with the average of several pixels for much smaller sizes.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
