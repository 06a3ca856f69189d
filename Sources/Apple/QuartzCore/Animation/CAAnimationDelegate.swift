/// The methods that report the beginning and the end of an animation. All of them have a default that does nothing.
///
/// - Source: developer.apple.com/documentation/quartzcore/caanimationdelegate
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Tells the delegate that the animation began, with its first frame.
  func animationDidStart(_ anim: CAAnimation)
  /// Tells the delegate that the animation ended or was removed before its end, in which case `flag` is `false`.
  ///
  /// - Parameter anim: The layer's copy of the added animation.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}

  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
