import UIKit

/// A calendar.
///
/// - Source: developer.apple.com/documentation/swiftui/graphicaldatepickerstyle
public struct GraphicalDatePickerStyle: DatePickerStyle { nonisolated public init() {} }

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
