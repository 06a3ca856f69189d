extension UIImage {
  /// The maximum brightness of an image relative to white.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiimage/dynamicrange
  public enum DynamicRange: Int, Sendable {
    /// The range isn't specified.
    case unspecified = -1
    /// The standard range, not brighter than white.
    case standard = 0
    /// A range slightly brighter than white.
    case constrainedHigh = 1
    /// The maximum range of the screen.
    case high = 2
  }

  /// The mode that determines whether an image displays its own colors.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiimage/renderingmode-swift.enum
  public enum RenderingMode: Int, Sendable {
    /// Depends on the context: bars and buttons display a template, image views the original colors.
    case automatic = 0
    /// The original colors.
    case alwaysOriginal = 1
    /// The shape in the tint color.
    case alwaysTemplate = 2
  }

  /// The mode of resizing the center of a resizable image.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiimage/resizingmode-swift.enum
  public enum ResizingMode: Int, Sendable {
    /// The center is tiled.
    case tile = 0
    /// The center is stretched.
    case stretch = 1
  }
}
