/// The frames a second that an animation or a display link would like to have.
///
/// - Source: developer.apple.com/documentation/quartzcore/caframeraterange
public struct CAFrameRateRange: Hashable, Sendable {
  /// The least that it can do with.
  public var minimum: Float
  /// The most that are of use.
  public var maximum: Float
  /// What it would like best; `nil` leaves it to the system.
  public var preferred: Float?

  /// No wish. What a new animation has.
  public static let `default` = CAFrameRateRange()

  /// No wish: all zero.
  public init() {
    self.init(minimum: 0, maximum: 0)
  }

  /// Creates a range, in frames a second.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}
