import UIKit

/// - Source: developer.apple.com/documentation/swiftui/defaultdatepickerstyle
public struct DefaultDatePickerStyle: DatePickerStyle { nonisolated public init() {} }

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
