import UIKit

/// The list style of a sidebar. On a phone, it displays sections as cards.
///
/// - Source: developer.apple.com/documentation/swiftui/sidebarliststyle
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// The list style of a sidebar. On a phone, it displays sections as cards.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
