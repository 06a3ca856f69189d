/// The shape of the ends of open lines.
///
/// - Source: developer.apple.com/documentation/quartzcore/cashapelayerlinecap
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Cut off at the end point, the default.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A semicircle around the end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Cut off half a line width beyond the end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}
