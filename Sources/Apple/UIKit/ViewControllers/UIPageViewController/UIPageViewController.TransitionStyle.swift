extension UIPageViewController {
  /// How pages are turned.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uipageviewcontroller/transitionstyle-swift.enum
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }
}
