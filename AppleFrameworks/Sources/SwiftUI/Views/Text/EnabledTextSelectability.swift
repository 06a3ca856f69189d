import UIKit

/// A selectability that allows the selection of text.
///
/// - Source: developer.apple.com/documentation/swiftui/enabledtextselectability
public struct EnabledTextSelectability: TextSelectability {
  /// Whether text can be selected, which is `true`.
  public static let allowsSelection = true
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// A selectability that allows the selection of text.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
