extension UIView {
  /// Whether the tint color is shown as it is or grayed, as behind an alert.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiview/tintadjustmentmode-swift.enum
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview.
    case automatic = 0
    case normal = 1
    case dimmed = 2
  }
}
