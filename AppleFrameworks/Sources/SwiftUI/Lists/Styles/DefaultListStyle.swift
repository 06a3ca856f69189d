import UIKit

/// The default list style, which is inset grouped.
///
/// - Source: developer.apple.com/documentation/swiftui/defaultliststyle
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The default list style, which is inset grouped.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
