extension UITextField {
  /// What is drawn around a text field.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uitextfield/borderstyle-swift.enum
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A thin dark line.
    case line = 1
    /// A sunken frame.
    case bezel = 2
    /// A filled rectangle with round corners.
    case roundedRect = 3
  }
}
