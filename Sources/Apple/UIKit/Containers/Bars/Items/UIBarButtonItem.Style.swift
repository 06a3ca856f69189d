extension UIBarButtonItem {
  /// How a bar button looks.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uibarbuttonitem/style-swift.enum
  public enum Style: Int, Sendable {
    /// In plain letters.
    case plain = 0
    /// In heavier letters, for what ends a task.
    case done = 2
  }
}
