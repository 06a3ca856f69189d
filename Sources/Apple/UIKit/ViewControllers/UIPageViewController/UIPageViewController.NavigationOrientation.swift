extension UIPageViewController {
  /// In which direction pages follow each other.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uipageviewcontroller/navigationorientation-swift.enum
  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }
}
