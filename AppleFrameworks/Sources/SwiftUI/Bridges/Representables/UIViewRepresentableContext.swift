import UIKit

/// The context in which a representable creates and updates its UIKit view.
///
/// - Source: developer.apple.com/documentation/swiftui/uiviewrepresentablecontext
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object that `makeCoordinator()` created.
  public let coordinator: Representable.Coordinator
  /// The environment of the view.
  public let environment: EnvironmentValues
  /// The transaction of the current update.
  public let transaction: Transaction

  /// Animates changes of UIKit's views with the animation of the current update. Without one, they are immediate.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/uiviewrepresentablecontext/animate(changes:completion:)
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    guard let animation = transaction.animation, !transaction.disablesAnimations else {
      changes()
      completion?()
      return
    }
    withoutActuallyEscaping(changes) { AnimatedChange.run(animation, $0, completion: completion) }
  }
}
