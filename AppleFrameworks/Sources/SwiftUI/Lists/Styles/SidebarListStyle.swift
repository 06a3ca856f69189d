import UIKit

/// The style of a sidebar, which is a card of sections on a phone.
///
/// - Source: developer.apple.com/documentation/swiftui/sidebarliststyle
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// The style of a sidebar, which is a card of sections on a phone.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
