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
