/// Hears when an animation begins and ends. Every method has a default that does nothing.
///
/// - Source: developer.apple.com/documentation/quartzcore/caanimationdelegate
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// The animation has begun: its first frame is made.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation has come to its end, or was taken away before; then `flag` is `false`.
  ///
  /// - Parameter anim: the layer's copy of the animation that was added.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}

  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
