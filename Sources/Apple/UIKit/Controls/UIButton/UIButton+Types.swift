extension UIButton {
  /// The appearance of a button without a configuration.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum
  public enum ButtonType: Int, Sendable {
    /// A white title of 18 points. The image is darkened during a touch.
    case custom = 0
    /// A title of 15 points and a template image in the tint color, which fade during a touch.
    case system = 1
    /// An i in a circle, in the tint color.
    case detailDisclosure = 2
    /// The same appearance as ``detailDisclosure``.
    case infoLight = 3
    /// The same appearance as ``detailDisclosure``.
    case infoDark = 4
    /// A plus sign in a circle, in the tint color.
    case contactAdd = 5
    /// A cross on a gray disc, 30 points wide.
    case close = 7

    /// The old name of ``system``.
    public static var roundedRect: ButtonType { .system }
  }

  /// The role of a button.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uibutton/role-swift.enum
  public enum Role: Int, Sendable {
    case normal = 0
    /// The action that the user most likely chooses.
    case primary = 1
    /// An action that cancels an operation without changes.
    case cancel = 2
    /// An action that destroys data. The colors of a configuration are derived from red instead of the tint color.
    case destructive = 3
  }
}
