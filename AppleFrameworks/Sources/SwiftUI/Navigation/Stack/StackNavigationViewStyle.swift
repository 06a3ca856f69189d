import UIKit

/// A stack of pages. Navigation views always have this style here.
///
/// - Source: developer.apple.com/documentation/swiftui/stacknavigationviewstyle
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A stack of pages. Navigation views always have this style here.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
