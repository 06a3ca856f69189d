extension UIControl {
  /// Where a control puts its content vertically.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicontrol/contentverticalalignment-swift.enum
  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0
    case top = 1
    case bottom = 2
    /// The content is made as high as the control allows.
    case fill = 3
  }
}
