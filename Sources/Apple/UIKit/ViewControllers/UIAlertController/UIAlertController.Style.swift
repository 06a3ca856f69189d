extension UIAlertController {
  /// How an alert is shown.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uialertcontroller/style
  public enum Style: Int, Sendable {
    /// A list of choices at the bottom of a phone; a popover on tablets.
    case actionSheet = 0
    /// A message in the middle of the screen.
    case alert = 1
  }
}
