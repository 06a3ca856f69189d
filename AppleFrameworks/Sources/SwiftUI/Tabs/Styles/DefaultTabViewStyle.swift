import UIKit

/// The default tab view style, with a tab bar.
///
/// - Source: developer.apple.com/documentation/swiftui/defaulttabviewstyle
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default tab view style, with a tab bar.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
