extension UIButton {
  /// What a button is for, in general terms.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uibutton/role-swift.enum
  public enum Role: Int, Sendable {
    case normal = 0
    /// What the user most likely wants.
    case primary = 1
    /// Leaving without a change.
    case cancel = 2
    /// Destroying something: a configuration's own colors come from red in place of the tint color.
    case destructive = 3
  }
}
