import UIKit

/// A bar of tabs, and a sidebar where there is room. It is a bar of tabs here.
///
/// - Source: developer.apple.com/documentation/swiftui/sidebaradaptabletabviewstyle
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar of tabs, and a sidebar where there is room. It is a bar of tabs here.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

/// A bar of tabs without a sidebar.
///
/// - Source: developer.apple.com/documentation/swiftui/tabbaronlytabviewstyle
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar of tabs without a sidebar.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
