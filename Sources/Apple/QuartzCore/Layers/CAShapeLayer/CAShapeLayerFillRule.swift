/// Which regions of a path are inside it.
///
/// - Source: developer.apple.com/documentation/quartzcore/cashapelayerfillrule
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Those that the path winds around, counting direction. The default.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Those from which a ray crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
