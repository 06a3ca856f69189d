extension UINavigationItem {
  /// Whether a title is shown large.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uinavigationitem/largetitledisplaymode-swift.enum
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below it in the bar; large for the first.
    case automatic = 0
    /// Large, where the bar prefers large titles.
    case always = 1
    /// Never large.
    case never = 2
    /// Beside the items, not below them. A bar of a phone treats it as `always`.
    case inline = 3
  }
}
