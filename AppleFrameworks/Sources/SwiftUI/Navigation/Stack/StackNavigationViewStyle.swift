import UIKit

/// Pages above each other, as a navigation view here has them always.
///
/// - Source: developer.apple.com/documentation/swiftui/stacknavigationviewstyle
public struct StackNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
