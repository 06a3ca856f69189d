import UIKit

/// A column of options that turns like a wheel.
///
/// - Source: developer.apple.com/documentation/swiftui/wheelpickerstyle
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A column of options that turns like a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
