extension UIButton {
  /// The looks of a button without a configuration.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum
  public enum ButtonType: Int, Sendable {
    /// White titles of 18 points; images are darkened while touched.
    case custom = 0
    /// Titles of 15 points and template images in the tint color, which fade while touched.
    case system = 1
    /// An i in a circle, in the tint color.
    case detailDisclosure = 2
    /// The same as ``detailDisclosure``.
    case infoLight = 3
    /// The same as ``detailDisclosure``.
    case infoDark = 4
    /// A plus in a circle, in the tint color.
    case contactAdd = 5
    /// An x on a gray disc, 30 points wide.
    case close = 7

    /// The old name of ``system``.
    public static var roundedRect: ButtonType { .system }
  }

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
