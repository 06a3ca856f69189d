extension UIPageViewController {
  /// Which way pages are turned.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uipageviewcontroller/navigationdirection
  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  /// In which direction pages follow each other.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uipageviewcontroller/navigationorientation-swift.enum
  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// What a page controller is made with.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uipageviewcontroller/optionskey
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Where the spine is: the number of a ``SpineLocation``.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The room between pages that scroll, in points.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// Where the spine of a book is.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uipageviewcontroller/spinelocation-swift.enum
  public enum SpineLocation: Int, Sendable {
    case none = 0
    case min = 1
    case mid = 2
    case max = 3
  }

  /// How pages are turned.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uipageviewcontroller/transitionstyle-swift.enum
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }
}
