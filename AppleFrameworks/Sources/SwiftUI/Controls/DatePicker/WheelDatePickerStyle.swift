import UIKit

/// Columns of values that turn like wheels.
///
/// - Source: developer.apple.com/documentation/swiftui/wheeldatepickerstyle
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Columns of values that turn like wheels.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
