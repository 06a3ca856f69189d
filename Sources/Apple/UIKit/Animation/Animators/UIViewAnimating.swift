import Foundation

/// Animations that can be held, moved, turned round and stopped.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewanimating
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// What the animations are doing.
  var state: UIViewAnimatingState { get }

  /// Whether the animations go on.
  var isRunning: Bool { get }

  /// Whether the animations go back.
  var isReversed: Bool { get set }

  /// How far the animations have come, from 0 to 1.
  var fractionComplete: CGFloat { get set }

  /// Begins, or goes on.
  func startAnimation()

  /// Begins after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)

  /// Holds the animations where they are.
  func pauseAnimation()

  /// Ends the animations where they are.
  ///
  /// - Parameter withoutFinishing: whether that is all; else `finishAnimation(at:)` must follow.
  func stopAnimation(_ withoutFinishing: Bool)

  /// Ends animations that were stopped, and calls the completion blocks.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Where an animation ends.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewanimatingposition
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its end.
  case end = 0
  /// Back at its beginning.
  case start = 1
  /// Where it has come.
  case current = 2
}

/// The state of an animator.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewanimatingstate
public enum UIViewAnimatingState: Int, Sendable {
  /// Nothing is animated yet, or any more.
  case inactive = 0
  /// Animations run, or are held.
  case active = 1
  /// Animations were stopped, and `finishAnimation(at:)` is waited for.
  case stopped = 2
}
