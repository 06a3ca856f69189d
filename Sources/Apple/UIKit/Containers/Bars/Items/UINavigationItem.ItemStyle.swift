extension UINavigationItem {
  /// How a navigation bar arranges what it shows, where there is room: on tablets, in regular width.
  public enum ItemStyle: Int, Sendable {
    /// The title in the middle.
    case navigator = 0
    /// The title at the leading side; groups of items in the middle.
    case browser = 1
    /// The same, for documents.
    case editor = 2
  }
}
