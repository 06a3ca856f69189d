extension UINavigationItem {
  /// The amount of text on a back button.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uinavigationitem/backbuttondisplaymode-swift.enum
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, or "Back" if there is no space for it, or no title.
    case `default` = 0
    /// "Back", or no title if there is no space for it.
    case generic = 1
    /// Only the chevron.
    case minimal = 2
  }

  /// The arrangement of a navigation bar's content, if there is enough space: on tablets, in regular width.
  public enum ItemStyle: Int, Sendable {
    /// The title is in the middle.
    case navigator = 0
    /// The title is at the leading side, and groups of items are in the middle.
    case browser = 1
    /// The same as `browser`, for documents.
    case editor = 2
  }

  /// The side of a title.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uinavigationitem/titlealignment-swift.enum
  public enum TitleAlignment: Int, Sendable {
    /// In the middle if there is enough space, otherwise at the leading side. As a trait: unknown.
    case automatic = 0
    /// At the leading side.
    case leading = 1
    /// In the middle, or as close to it as the items permit.
    case center = 2
  }

  /// Whether a title is shown large.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uinavigationitem/largetitledisplaymode-swift.enum
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The same as for the item below it in the bar; large for the first item.
    case automatic = 0
    /// Large if the bar prefers large titles.
    case always = 1
    /// Never large.
    case never = 2
    /// Beside the items, not below them. The bar of a phone treats it like `always`.
    case inline = 3
  }
}
