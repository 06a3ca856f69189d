import UIKit

/// A picker style with a scrollable wheel of options.
///
/// - Source: developer.apple.com/documentation/swiftui/wheelpickerstyle
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A picker style with a scrollable wheel of options.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
