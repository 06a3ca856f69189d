import UIKit

/// Text can be selected.
///
/// - Source: developer.apple.com/documentation/swiftui/enabledtextselectability
public struct EnabledTextSelectability: TextSelectability {
  /// `true`.
  public static let allowsSelection = true
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
