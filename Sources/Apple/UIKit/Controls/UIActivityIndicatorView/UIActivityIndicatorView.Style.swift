extension UIActivityIndicatorView {
  /// The size of an activity indicator.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiactivityindicatorview/style-swift.enum
  public enum Style: Int, Sendable {
    /// A size of 20 x 20 points.
    case medium = 100
    /// A size of 37 x 37 points.
    case large = 101
    /// Large and white, from UIKit before iOS 13.
    case whiteLarge = 0
    /// Medium and white, from UIKit before iOS 13.
    case white = 1
    /// Medium and gray, from UIKit before iOS 13.
    case gray = 2

    /// The color of the style, or `nil` if it has none.
    var color: UIColor? {
      switch self {
      case .medium, .large: nil
      case .white, .whiteLarge: .white
      case .gray: .gray
      }
    }
  }
}
