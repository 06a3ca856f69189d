import Foundation

/// An object that provides the appearance and selection of a calendar's days. Days are identified by their first
/// moment.
@MainActor
protocol CalendarDaySource: AnyObject {
  /// The design of the font for numbers and names.
  var fontDesign: UIFontDescriptor.SystemDesign { get }
  /// Whether there is space for a decoration below each day.
  var showsDecorations: Bool { get }
  /// Whether adjacent selected days share one background.
  var joinsDays: Bool { get }

  func isSelected(_ day: Date) -> Bool
  func isSelectable(_ day: Date) -> Bool
  /// Returns the decoration below a day.
  func decorationView(of day: Date) -> UIView?
  func monthDidChange(from previous: CalendarMonth)
}
