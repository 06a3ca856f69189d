/// The animation of a dropped item to its destination.
///
/// - Source: developer.apple.com/documentation/uikit/uidraganimating
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds animations that run at the same time.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called when the animation ends.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
