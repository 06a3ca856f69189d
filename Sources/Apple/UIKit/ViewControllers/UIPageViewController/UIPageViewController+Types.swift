extension UIPageViewController {
  /// The direction in which a page is turned.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uipageviewcontroller/navigationdirection
  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  /// The orientation of successive pages.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uipageviewcontroller/navigationorientation-swift.enum
  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// A key of an option with which a page controller is created.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uipageviewcontroller/optionskey
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The location of the spine, as the number of a ``SpineLocation``.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The space between scrolling pages, in points.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// The location of a book's spine.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uipageviewcontroller/spinelocation-swift.enum
  public enum SpineLocation: Int, Sendable {
    case none = 0
    case min = 1
    case mid = 2
    case max = 3
  }

  /// The style in which pages are turned.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uipageviewcontroller/transitionstyle-swift.enum
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }
}
