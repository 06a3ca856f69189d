extension UIAlertAction {
  /// What a button of an alert means.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uialertaction/style-swift.enum
  public enum Style: Int, Sendable {
    case `default` = 0
    /// Leaves everything as it is.
    case cancel = 1
    /// Changes or deletes data.
    case destructive = 2
  }
}
