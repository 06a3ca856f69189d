import UIKit

/// - Source: developer.apple.com/documentation/swiftui/navigationbaritem
public struct NavigationBarItem: Sendable {
  /// - Source: developer.apple.com/documentation/swiftui/navigationbaritem/titledisplaymode
  public enum TitleDisplayMode: Sendable {
    case automatic, inline, large
  }
}
