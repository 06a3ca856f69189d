import UIKit

/// The look of navigation views.
///
/// - Source: developer.apple.com/documentation/swiftui/navigationviewstyle
@MainActor
public protocol NavigationViewStyle {}

extension View {
  /// Has no effect: navigation views are always stacks here.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/navigationviewstyle(_:)
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}

/// The system's choice: a stack of pages.
///
/// - Source: developer.apple.com/documentation/swiftui/defaultnavigationviewstyle
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The system's choice: a stack of pages.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// Columns. Navigation views are stacks here, as on a phone.
///
/// - Source: developer.apple.com/documentation/swiftui/columnnavigationviewstyle
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns. Navigation views are stacks here, as on a phone.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// Two columns. Navigation views are stacks here, as on a phone.
///
/// - Source: developer.apple.com/documentation/swiftui/doublecolumnnavigationviewstyle
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}
