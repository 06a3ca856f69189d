extension UIButton.Configuration {
  /// How title and subtitle line up.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/titlealignment-swift.enum
  public enum TitleAlignment: Sendable, Hashable {
    /// By the image: centered below or above one, else on the image's side; leading without an image.
    case automatic
    case leading
    case center
    case trailing
  }
}
