extension UITabBarItemAppearance {
  /// How picture and title of a tab lie to one another.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uitabbaritemappearance/style
  public enum Style: Int, Sendable {
    /// The title under the picture.
    case stacked = 0
    /// The title beside the picture.
    case inline = 1
    /// The title beside the picture, in the low bar of a phone in landscape.
    case compactInline = 2
  }
}
