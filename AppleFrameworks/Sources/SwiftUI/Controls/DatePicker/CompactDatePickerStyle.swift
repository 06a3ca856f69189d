import UIKit

/// A date picker style that displays the date and the time as text. A tap opens a calendar or a clock.
///
/// - Source: developer.apple.com/documentation/swiftui/compactdatepickerstyle
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A date picker style that displays the date and the time as text. A tap opens a calendar or a clock.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
