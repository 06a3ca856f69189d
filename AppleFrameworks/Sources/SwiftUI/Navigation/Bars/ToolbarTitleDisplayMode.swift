import UIKit

/// The size of a page's title in a toolbar.
///
/// - Source: developer.apple.com/documentation/swiftui/toolbartitledisplaymode
public struct ToolbarTitleDisplayMode: Sendable {
  let display: NavigationBarItem.TitleDisplayMode
  /// The system's choice.
  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(display: .automatic) }
  /// Large, below the bar, until content is scrolled.
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(display: .large) }
  /// Large, in the bar. A phone shows it as `inline`.
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(display: .inline) }
  /// In the middle of the bar.
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(display: .inline) }
}
