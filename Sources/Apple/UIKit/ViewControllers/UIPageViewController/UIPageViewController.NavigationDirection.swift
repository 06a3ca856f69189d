extension UIPageViewController {
  /// Which way pages are turned.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uipageviewcontroller/navigationdirection
  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }
}
