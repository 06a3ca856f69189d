import UIKit

/// The display mode of a page's title in a toolbar.
///
/// - Source: developer.apple.com/documentation/swiftui/toolbartitledisplaymode
public struct ToolbarTitleDisplayMode: Sendable {
  let display: NavigationBarItem.TitleDisplayMode
  /// The default mode.
  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(display: .automatic) }
  /// The title is large and below the bar until content is scrolled.
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(display: .large) }
  /// The title is large and in the bar. A phone displays it like `inline`.
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(display: .inline) }
  /// The title is in the center of the bar.
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(display: .inline) }
}
