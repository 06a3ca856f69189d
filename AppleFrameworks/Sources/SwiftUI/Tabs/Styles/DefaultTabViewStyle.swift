import UIKit

/// The system's choice: a bar of tabs.
///
/// - Source: developer.apple.com/documentation/swiftui/defaulttabviewstyle
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The system's choice: a bar of tabs.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
