import UIKit

/// Rows of the list that it is in, with a mark beside the choice; elsewhere a wheel.
///
/// - Source: developer.apple.com/documentation/swiftui/inlinepickerstyle
public struct InlinePickerStyle: PickerStyle { nonisolated public init() {} }

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
