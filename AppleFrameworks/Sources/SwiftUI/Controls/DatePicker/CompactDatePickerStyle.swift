import UIKit

/// The date and the time in words, which a tap opens.
///
/// - Source: developer.apple.com/documentation/swiftui/compactdatepickerstyle
public struct CompactDatePickerStyle: DatePickerStyle { nonisolated public init() {} }

extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
