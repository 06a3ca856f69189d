import Foundation

/// What a calendar asks about its days. Days are told by their first moment.
@MainActor
protocol CalendarDaySource: AnyObject {
  /// The design of the numbers and names.
  var fontDesign: UIFontDescriptor.SystemDesign { get }
  /// Whether there is room for something below each day.
  var showsDecorations: Bool { get }
  /// Whether chosen days beside each other lie on one ground.
  var joinsDays: Bool { get }

  func isSelected(_ day: Date) -> Bool
  func isSelectable(_ day: Date) -> Bool
  /// What stands below a day.
  func decorationView(of day: Date) -> UIView?
  func monthDidChange(from previous: CalendarMonth)
}
