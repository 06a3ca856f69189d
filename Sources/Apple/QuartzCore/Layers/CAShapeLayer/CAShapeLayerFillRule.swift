/// The rule that determines the regions inside of a path.
///
/// - Source: developer.apple.com/documentation/quartzcore/cashapelayerfillrule
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The regions that the path winds around, depending on direction, the default.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// The regions from which a ray crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
