import UIKit

/// The system's choice: the compact style.
///
/// - Source: developer.apple.com/documentation/swiftui/defaultdatepickerstyle
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The system's choice: the compact style.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
