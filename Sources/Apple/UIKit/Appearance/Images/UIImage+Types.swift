extension UIImage {
  /// How much brighter than white an image may be shown.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiimage/dynamicrange
  public enum DynamicRange: Int, Sendable {
    /// No range is given.
    case unspecified = -1
    /// No brighter than white.
    case standard = 0
    /// Somewhat brighter than white.
    case constrainedHigh = 1
    /// As bright as the screen allows.
    case high = 2
  }

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

  /// How the middle parts of a resizable image fill their room.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiimage/resizingmode-swift.enum
  public enum ResizingMode: Int, Sendable {
    /// They are repeated.
    case tile = 0
    /// They are stretched.
    case stretch = 1
  }
}
