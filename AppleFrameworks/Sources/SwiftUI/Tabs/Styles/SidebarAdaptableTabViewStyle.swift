import UIKit

/// A tab view style with a tab bar, or a sidebar if there is enough space. This framework always displays a tab bar.
///
/// - Source: developer.apple.com/documentation/swiftui/sidebaradaptabletabviewstyle
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A tab view style with a tab bar, or a sidebar if there is enough space. This framework always displays a tab bar.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

/// A tab view style with a tab bar and no sidebar.
///
/// - Source: developer.apple.com/documentation/swiftui/tabbaronlytabviewstyle
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A tab view style with a tab bar and no sidebar.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
