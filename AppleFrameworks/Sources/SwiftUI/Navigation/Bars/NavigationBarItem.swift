import UIKit

/// A namespace for the options of navigation bars.
///
/// - Source: developer.apple.com/documentation/swiftui/navigationbaritem
public struct NavigationBarItem: Sendable {
  /// How large a navigation bar's title is.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/navigationbaritem/titledisplaymode
  public enum TitleDisplayMode: Sendable {
    /// The system's choice: large titles on a stack's first page, and the previous page's size elsewhere.
    case automatic
    /// In the middle of the bar.
    case inline
    /// Large, below the bar, until content is scrolled.
    case large
  }
}
