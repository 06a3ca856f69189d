/// The shape of a rounded corner.
///
/// - Source: developer.apple.com/documentation/quartzcore/calayercornercurve
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A quarter of a circle. The default.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that eases into the straight edges, as the system's own shapes do.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
