import UIKit

/// - Source: developer.apple.com/documentation/swiftui/wheeldatepickerstyle
public struct WheelDatePickerStyle: DatePickerStyle { nonisolated public init() {} }

extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
