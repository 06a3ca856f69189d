extension UIControl {
  /// Where a control puts its content horizontally.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicontrol/contenthorizontalalignment-swift.enum
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    case left = 1
    case right = 2
    /// The content is made as wide as the control allows.
    case fill = 3
    /// Left, and right in right-to-left languages.
    case leading = 4
    /// Right, and left in right-to-left languages.
    case trailing = 5
  }
}
