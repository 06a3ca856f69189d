import UIKit

extension UIView {
  /// Animates changes of UIKit's views as SwiftUI animates those of its own.
  ///
  /// A curve that is circular, or repeated and none of the four with names, is taken as one that is slow at both ends.
  ///
  /// - Parameters:
  ///   - animation: how the changes are spread over time, with its delay, speed and repetition.
  ///   - changes: makes them, at once.
  ///   - completion: called when all has come to rest; never for an animation without end.
  /// - Source: developer.apple.com/documentation/uikit/uiview/animate(_:changes:completion:)
  @MainActor
  @preconcurrency
  public static func animate(_ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil) {
    withoutActuallyEscaping(changes) { changes in
      AnimatedChange.run(animation, { changes() }, completion: completion)
    }
  }
}
