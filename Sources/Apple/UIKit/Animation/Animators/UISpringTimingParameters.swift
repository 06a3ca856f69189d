import CoreGraphics
import Foundation

/// A pacing by a spring.
///
/// - Source: developer.apple.com/documentation/uikit/uispringtimingparameters
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Kind {
    /// Rests when the animator's duration is over.
    case ratio(Double)
    /// Rests when it does.
    case spring(Spring)
  }

  private let kind: Kind

  /// The speed at the beginning, in ways a second. What moves in a line takes its `dx`.
  public let initialVelocity: CGVector

  /// Creates the system's own spring, which does not swing: mass 3, stiffness 1000, damping 500. The animator's
  /// duration plays no part.
  public override init() {
    kind = .spring(Spring(mass: 3, stiffness: 1000, damping: 500, initialVelocity: 0))
    initialVelocity = .zero
    super.init()
  }

  /// Creates a spring that rests when the animator's duration is over.
  ///
  /// - Parameters:
  ///   - ratio: 1 for no swinging, less for more of it.
  ///   - velocity: the speed at the beginning, in ways a second.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .ratio(Double(ratio))
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring that rests when the animator's duration is over.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring by its figures. The animator's duration plays no part.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    kind = .spring(
      Spring(
        mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
        initialVelocity: Double(velocity.dx)))
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring by how it feels. The animator's duration plays no part.
  ///
  /// - Parameters:
  ///   - duration: how long the way takes, in seconds; swinging on after it is not counted.
  ///   - bounce: 0 for none, towards 1 for more, less than 0 to creep.
  public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialVelocity: CGVector = .zero) {
    kind = .spring(
      Spring(perceptualDuration: duration, bounce: Double(bounce), initialVelocity: Double(initialVelocity.dx)))
    self.initialVelocity = initialVelocity
    super.init()
  }

  open var timingCurveType: UITimingCurveType { .spring }

  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  open var springTimingParameters: UISpringTimingParameters? { self }

  /// The spring for an animator's duration, and how long it takes.
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
