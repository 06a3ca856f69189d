/// The shape of a rounded corner.
///
/// - Source: developer.apple.com/documentation/quartzcore/calayercornercurve
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A quarter circle, the default.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve with continuous curvature, as in the system's shapes.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
