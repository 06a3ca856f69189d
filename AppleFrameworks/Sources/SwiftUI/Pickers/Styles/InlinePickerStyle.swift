import UIKit

/// A picker style with rows of the enclosing list and a checkmark at the selected option. Outside of lists, it is a
/// wheel.
///
/// - Source: developer.apple.com/documentation/swiftui/inlinepickerstyle
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A picker style with rows of the enclosing list and a checkmark at the selected option. Outside of lists, it is a
  /// wheel.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
