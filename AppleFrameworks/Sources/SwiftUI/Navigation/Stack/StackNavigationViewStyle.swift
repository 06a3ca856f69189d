import UIKit

/// A style with a stack of pages. In this framework, navigation views always have this style.
///
/// - Source: developer.apple.com/documentation/swiftui/stacknavigationviewstyle
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A style with a stack of pages. In this framework, navigation views always have this style.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
