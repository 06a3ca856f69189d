extension UIImage {
  /// Whether an image shows its own colors.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiimage/renderingmode-swift.enum
  public enum RenderingMode: Int, Sendable {
    /// As the context of use wants: bars and buttons show a template, image views the colors.
    case automatic = 0
    /// The image's own colors.
    case alwaysOriginal = 1
    /// The shape alone, in the tint color.
    case alwaysTemplate = 2
  }
}
