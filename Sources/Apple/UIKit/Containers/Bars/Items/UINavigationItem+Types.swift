extension UINavigationItem {
  /// The amount of text on a back button.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uinavigationitem/backbuttondisplaymode-swift.enum
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title; without room for it "Back", and without room for that nothing.
    case `default` = 0
    /// "Back"; without room nothing.
    case generic = 1
    /// Nothing but the chevron.
    case minimal = 2
  }

  /// How a navigation bar arranges what it shows, where there is room: on tablets, in regular width.
  public enum ItemStyle: Int, Sendable {
    /// The title in the middle.
    case navigator = 0
    /// The title at the leading side; groups of items in the middle.
    case browser = 1
    /// The same, for documents.
    case editor = 2
  }

  /// The side of a title.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uinavigationitem/titlealignment-swift.enum
  public enum TitleAlignment: Int, Sendable {
    /// In the middle, where there is room, and else at the leading side. As a trait: not known.
    case automatic = 0
    /// At the leading side.
    case leading = 1
    /// In the middle, or as near to it as items let it.
    case center = 2
  }

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
