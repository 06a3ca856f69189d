import UIKit

/// A type that defines the appearance of navigation views.
///
/// - Source: developer.apple.com/documentation/swiftui/navigationviewstyle
@MainActor
public protocol NavigationViewStyle {}

extension View {
  /// Does nothing. In this framework, navigation views are always stacks.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/navigationviewstyle(_:)
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}

/// The default style, which is a stack of pages.
///
/// - Source: developer.apple.com/documentation/swiftui/defaultnavigationviewstyle
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default style, which is a stack of pages.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// A style with columns. In this framework, navigation views are always stacks, as on a device of compact width.
///
/// - Source: developer.apple.com/documentation/swiftui/columnnavigationviewstyle
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// A style with columns. In this framework, navigation views are always stacks, as on a device of compact width.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// A style with two columns. In this framework, navigation views are always stacks, as on a device of compact width.
///
/// - Source: developer.apple.com/documentation/swiftui/doublecolumnnavigationviewstyle
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}
