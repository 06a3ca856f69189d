import UIKit

/// The system's choice: the inset grouped style.
///
/// - Source: developer.apple.com/documentation/swiftui/defaultliststyle
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The system's choice: the inset grouped style.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
