import UIKit

/// The date and the time as text; a tap opens a calendar or a clock.
///
/// - Source: developer.apple.com/documentation/swiftui/compactdatepickerstyle
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date and the time as text; a tap opens a calendar or a clock.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
