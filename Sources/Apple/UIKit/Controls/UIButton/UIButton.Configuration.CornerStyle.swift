extension UIButton.Configuration {
  /// What decides the radius of a button's corners.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/cornerstyle-swift.enum
  public enum CornerStyle: Sendable, Hashable {
    /// The background's radius as it is.
    case fixed
    /// The background's radius, growing with the size of text that the user asked for.
    case dynamic
    /// The system's small radius.
    case small
    /// The system's medium radius.
    case medium
    /// The system's large radius.
    case large
    /// Half the button's shorter side.
    case capsule
  }
}
