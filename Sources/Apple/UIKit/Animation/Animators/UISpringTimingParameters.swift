import CoreGraphics
import Foundation

/// A pacing with a spring.
///
/// - Source: developer.apple.com/documentation/uikit/uispringtimingparameters
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Kind {
    /// A spring that is at rest after the animator's duration.
    case ratio(Double)
    /// A spring with its own duration.
    case spring(Spring)
  }

  private let kind: Kind

  /// The initial velocity, in distances per second. Values that move along a line use its `dx`.
  public let initialVelocity: CGVector

  /// Creates the system's default spring, which doesn't oscillate: mass 3, stiffness 1000, damping 500. The animator's
  /// duration is ignored.
  public override init() {
    kind = .spring(Spring(mass: 3, stiffness: 1000, damping: 500, initialVelocity: 0))
    initialVelocity = .zero
    super.init()
  }

  /// Creates a spring that is at rest after the animator's duration.
  ///
  /// - Parameters:
  ///   - ratio: 1 for no oscillation, less for more of it.
  ///   - velocity: The initial velocity, in distances per second.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .ratio(Double(ratio))
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring that is at rest after the animator's duration.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring with physical parameters. The animator's duration is ignored.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    kind = .spring(
      Spring(
        mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
        initialVelocity: Double(velocity.dx)))
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring with a perceived duration and bounce. The animator's duration is ignored.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds, without the oscillation after it.
  ///   - bounce: 0 for none, up to 1 for more, negative for overdamping.
  public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialVelocity: CGVector = .zero) {
    kind = .spring(
      Spring(perceptualDuration: duration, bounce: Double(bounce), initialVelocity: Double(initialVelocity.dx)))
    self.initialVelocity = initialVelocity
    super.init()
  }

  open var timingCurveType: UITimingCurveType { .spring }

  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  open var springTimingParameters: UISpringTimingParameters? { self }

  /// Returns the spring for an animator's duration, and its own duration.
  func spring(duration: Double) -> (spring: Spring, duration: Double) {
    switch kind {
    case .ratio(let ratio):
      let length = max(duration, 1e-6)
      return (Spring(dampingRatio: ratio, duration: length, initialVelocity: Double(initialVelocity.dx)), length)
    case .spring(let spring):
      let length = spring.settlingDuration
      return (spring, length.isFinite ? length : 3600)
    }
  }
}
