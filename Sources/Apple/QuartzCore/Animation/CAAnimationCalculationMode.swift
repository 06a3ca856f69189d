/// The interpolation between the values of a keyframe animation.
///
/// - Source: developer.apple.com/documentation/quartzcore/caanimationcalculationmode
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Linear interpolation, the default.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// No interpolation: each value applies until the next one.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Interpolation with constant speed, ignoring key times and timing functions.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Interpolation on a smooth curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Interpolation on a smooth curve through the values with constant speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
