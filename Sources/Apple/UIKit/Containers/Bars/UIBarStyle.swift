/// The colors of a bar.
///
/// - Source: developer.apple.com/documentation/uikit/uibarstyle
public enum UIBarStyle: Int, Sendable {
  /// The colors of the traits.
  case `default` = 0
  /// Dark, with white text, regardless of the traits.
  case black = 1
}

extension UIBarStyle {
  /// The same as `black`, with its name before iOS 13.
  @available(*, deprecated, renamed: "black")
  public static var blackOpaque: UIBarStyle { .black }
}
