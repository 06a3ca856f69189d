import UIKit

/// A selectability that prevents the selection of text.
///
/// - Source: developer.apple.com/documentation/swiftui/disabledtextselectability
public struct DisabledTextSelectability: TextSelectability {
  /// Whether text can be selected, which is `false`.
  public static let allowsSelection = false
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// A selectability that prevents the selection of text.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
