import Foundation

/// Animations of the changes in blocks.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewimplicitlyanimating
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds a block of changes that begin after a part of the duration.
  ///
  /// - Parameter delayFactor: The part, from 0 to 1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)

  /// Adds a block of changes.
  func addAnimations(_ animation: @escaping () -> Void)

  /// Adds a block that is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)

  /// Continues with another pacing.
  ///
  /// - Parameters:
  ///   - parameters: The pacing; `nil` keeps the current one.
  ///   - durationFactor: The duration of the rest as a fraction of the duration; 0 for the remaining time.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
