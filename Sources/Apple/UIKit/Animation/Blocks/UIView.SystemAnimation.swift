extension UIView {
  /// Animations that the system has ready.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiview/systemanimation
  public enum SystemAnimation: UInt, Sendable {
    /// The views shrink and fade, and then leave their superviews.
    case delete = 0
  }
}
