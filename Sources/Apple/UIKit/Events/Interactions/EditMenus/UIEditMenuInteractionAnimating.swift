/// Runs changes along with an edit menu's coming and going.
///
/// - Source: developer.apple.com/documentation/uikit/uieditmenuinteractionanimating
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Runs a block whose changes are animated along.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Runs a block when the animation is over.
  func addCompletion(_ completion: @escaping () -> Void)
}
