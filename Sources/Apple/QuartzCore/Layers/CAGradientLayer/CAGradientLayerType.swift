/// The type of a gradient layer.
///
/// - Source: developer.apple.com/documentation/quartzcore/cagradientlayertype
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along the line from the start point to the end point, the default.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the start point outwards, on an ellipse within a rectangle whose corner is the end point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start point, beginning in the direction of the end point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
