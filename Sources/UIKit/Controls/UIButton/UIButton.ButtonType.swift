extension UIButton {
  /// The looks of a button without a configuration.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum
  public enum ButtonType: Int, Sendable {
    /// White titles of 18 points; images are darkened while touched.
    case custom = 0
    /// Titles of 15 points and template images in the tint colour, which fade while touched.
    case system = 1

    /// The old name of ``system``.
    public static var roundedRect: ButtonType { .system }
  }
}
