import UIKit

/// A bar to which toolbar modifiers apply.
///
/// - Source: developer.apple.com/documentation/swiftui/toolbarplacement
public struct ToolbarPlacement: Equatable, Sendable {
  enum Bar { case all, navigation, tab, bottom }
  let bar: Bar
  /// The placement for all bars.
  public static var automatic: ToolbarPlacement { ToolbarPlacement(bar: .all) }
  /// The navigation bar.
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(bar: .navigation) }
  /// The tab bar.
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(bar: .tab) }
  /// The toolbar at the bottom of the screen.
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement(bar: .bottom) }
}
