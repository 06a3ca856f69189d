import UIKit

/// The default date picker style, which is compact.
///
/// - Source: developer.apple.com/documentation/swiftui/defaultdatepickerstyle
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default date picker style, which is compact.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
