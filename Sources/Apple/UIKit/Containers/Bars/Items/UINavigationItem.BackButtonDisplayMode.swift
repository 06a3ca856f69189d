extension UINavigationItem {
  /// How much a back button says.
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
}
