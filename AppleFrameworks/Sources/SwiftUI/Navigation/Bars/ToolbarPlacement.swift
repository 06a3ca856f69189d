import UIKit

/// A bar that something is said of.
///
/// - Source: developer.apple.com/documentation/swiftui/toolbarplacement
public struct ToolbarPlacement: Equatable, Sendable {
  enum Bar { case all, navigation, tab, bottom }
  let bar: Bar
  /// The bars that there are.
  public static var automatic: ToolbarPlacement { ToolbarPlacement(bar: .all) }
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(bar: .navigation) }
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(bar: .tab) }
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement(bar: .bottom) }
}
