extension UITabBar {
  /// How tabs share the bar's width.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uitabbar/itempositioning-swift.enum
  public enum ItemPositioning: Int, Sendable {
    /// `fill` where the width is compact, else `centered`.
    case automatic = 0
    /// In equal parts.
    case fill = 1
    /// As narrow as they can be, in the middle.
    case centered = 2
  }
}
