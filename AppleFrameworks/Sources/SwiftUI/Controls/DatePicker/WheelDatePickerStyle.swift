import UIKit

/// A date picker style that displays a wheel for each component.
///
/// - Source: developer.apple.com/documentation/swiftui/wheeldatepickerstyle
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A date picker style that displays a wheel for each component.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
