import UIKit

/// Text cannot be selected.
///
/// - Source: developer.apple.com/documentation/swiftui/disabledtextselectability
public struct DisabledTextSelectability: TextSelectability {
  /// `false`.
  public static let allowsSelection = false
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
