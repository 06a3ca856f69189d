/// The preferred number of frames per second of an animation or a display link.
///
/// - Source: developer.apple.com/documentation/quartzcore/caframeraterange
public struct CAFrameRateRange: Hashable, Sendable {
  /// The minimum rate.
  public var minimum: Float
  /// The maximum rate.
  public var maximum: Float
  /// The preferred rate; `nil` for the system's choice.
  public var preferred: Float?

  /// The default range without a preference.
  public static let `default` = CAFrameRateRange()

  /// Creates a range without a preference: all values are 0.
  public init() {
    self.init(minimum: 0, maximum: 0)
  }

  /// Creates a range in frames per second.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}
