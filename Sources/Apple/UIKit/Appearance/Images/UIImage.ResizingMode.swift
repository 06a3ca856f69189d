extension UIImage {
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
