import UIKit

/// A bar that toolbar modifiers apply to.
///
/// - Source: developer.apple.com/documentation/swiftui/toolbarplacement
public struct ToolbarPlacement: Equatable, Sendable {
  enum Bar { case all, navigation, tab, bottom }
  let bar: Bar
  /// All bars.
  public static var automatic: ToolbarPlacement { ToolbarPlacement(bar: .all) }
  /// The navigation bar.
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(bar: .navigation) }
  /// The tab bar.
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(bar: .tab) }
  /// The toolbar at the bottom of the screen.
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement(bar: .bottom) }
}
