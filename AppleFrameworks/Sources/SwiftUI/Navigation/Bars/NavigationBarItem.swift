import UIKit

/// A namespace for the options of navigation bars.
///
/// - Source: developer.apple.com/documentation/swiftui/navigationbaritem
public struct NavigationBarItem: Sendable {
  /// The display mode of a navigation bar's title.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/navigationbaritem/titledisplaymode
  public enum TitleDisplayMode: Sendable {
    /// The default mode: large titles on a stack's first page, and the previous page's mode elsewhere.
    case automatic
    /// The title is in the center of the bar.
    case inline
    /// The title is large and below the bar until content is scrolled.
    case large
  }
}
