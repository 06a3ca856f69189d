import UIKit

extension UIView {
  /// Animates changes of UIKit views with a SwiftUI animation.
  ///
  /// Circular curves, and repeated curves other than the four named ones, are replaced by a curve that eases in and
  /// out.
  ///
  /// - Parameters:
  ///   - animation: The timing of the changes, with its delay, speed and repetition.
  ///   - changes: A closure that makes the changes. It is called immediately.
  ///   - completion: A closure that is called when the animation ends. It is never called for an endless animation.
  /// - Source: developer.apple.com/documentation/uikit/uiview/animate(_:changes:completion:)
  @MainActor
  @preconcurrency
  public static func animate(_ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil) {
    withoutActuallyEscaping(changes) { changes in
      AnimatedChange.run(animation, { changes() }, completion: completion)
    }
  }
}
