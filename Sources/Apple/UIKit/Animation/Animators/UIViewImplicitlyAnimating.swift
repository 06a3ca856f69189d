import Foundation

/// Animations of the changes that blocks make.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewimplicitlyanimating
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds a block of changes that begin when a part of the duration is over.
  ///
  /// - Parameter delayFactor: the part, from 0 to 1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)

  /// Adds a block of changes.
  func addAnimations(_ animation: @escaping () -> Void)

  /// Adds a block that runs at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)

  /// Goes on with another pacing.
  ///
  /// - Parameters:
  ///   - parameters: `nil` keeps the pacing.
  ///   - durationFactor: how long the rest takes, as a part of the duration; 0 for what is left of it.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
