extension UIActivityIndicatorView {
  /// The sizes of an activity indicator.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiactivityindicatorview/style-swift.enum
  public enum Style: Int, Sendable {
    /// 20 x 20 points.
    case medium = 100
    /// 37 x 37 points.
    case large = 101
    /// Large and white: UIKit's before iOS 13.
    case whiteLarge = 0
    /// Medium and white: UIKit's before iOS 13.
    case white = 1
    /// Medium and gray: UIKit's before iOS 13.
    case gray = 2

    /// The color that comes with the style; `nil` where it has none.
    var color: UIColor? {
      switch self {
      case .medium, .large: nil
      case .white, .whiteLarge: .white
      case .gray: .gray
      }
    }
  }
}
