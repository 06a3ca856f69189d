import UIKit

/// Rows of the enclosing list with a checkmark at the choice; outside of lists a wheel.
///
/// - Source: developer.apple.com/documentation/swiftui/inlinepickerstyle
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Rows of the enclosing list with a checkmark at the choice; outside of lists a wheel.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
