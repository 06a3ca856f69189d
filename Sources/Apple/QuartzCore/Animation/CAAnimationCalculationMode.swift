/// How a keyframe animation gets from one value to the next.
///
/// - Source: developer.apple.com/documentation/quartzcore/caanimationcalculationmode
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Evenly. The default.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value stands until the next one takes its place.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At one speed all the way: key times and timing functions play no part.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a smooth curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On a smooth curve through the values, at one speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
