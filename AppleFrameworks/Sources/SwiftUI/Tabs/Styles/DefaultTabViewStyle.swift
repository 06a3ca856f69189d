import UIKit

/// A bar of tabs.
///
/// - Source: developer.apple.com/documentation/swiftui/defaulttabviewstyle
public struct DefaultTabViewStyle: TabViewStyle { nonisolated public init() {} }

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
