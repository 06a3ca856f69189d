extension UIPageViewController {
  /// Where the spine of a book is.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uipageviewcontroller/spinelocation-swift.enum
  public enum SpineLocation: Int, Sendable {
    case none = 0
    case min = 1
    case mid = 2
    case max = 3
  }
}
