extension UIView {
  /// Runs changes that must not be animated, at once.
  public final class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}
