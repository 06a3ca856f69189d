/// The way of something that was dropped to where it belongs.
///
/// - Source: developer.apple.com/documentation/uikit/uidraganimating
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds what goes along.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what comes after it.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
