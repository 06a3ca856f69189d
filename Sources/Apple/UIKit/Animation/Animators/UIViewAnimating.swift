import Foundation

/// Animations that can be paused, scrubbed, reversed and stopped.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewanimating
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animations.
  var state: UIViewAnimatingState { get }

  /// Whether the animations are running.
  var isRunning: Bool { get }

  /// Whether the animations are reversed.
  var isReversed: Bool { get set }

  /// The progress of the animations, from 0 to 1.
  var fractionComplete: CGFloat { get set }

  /// Starts or continues the animations.
  func startAnimation()

  /// Starts the animations after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)

  /// Pauses the animations.
  func pauseAnimation()

  /// Stops the animations at their current values.
  ///
  /// - Parameter withoutFinishing: Whether the animator is then inactive; otherwise, `finishAnimation(at:)` must be
  ///   called.
  func stopAnimation(_ withoutFinishing: Bool)

  /// Finishes stopped animations and calls the completion blocks.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// The final position of an animation.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewanimatingposition
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end.
  case end = 0
  /// The beginning.
  case start = 1
  /// The current position.
  case current = 2
}

/// The state of an animator.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewanimatingstate
public enum UIViewAnimatingState: Int, Sendable {
  /// No animations have started, or all have ended.
  case inactive = 0
  /// Animations are running or paused.
  case active = 1
  /// Animations were stopped, and `finishAnimation(at:)` must be called.
  case stopped = 2
}
