extension UIMenu {
  /// How large the entries of a menu are.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uimenu/elementsize
  public enum ElementSize: Int, Sendable {
    /// Several in a row, with pictures alone.
    case small = 0
    /// Several in a row, with a picture over a title.
    case medium = 1
    /// One in a row.
    case large = 2
    /// What the context asks for.
    case automatic = -1
  }
}
