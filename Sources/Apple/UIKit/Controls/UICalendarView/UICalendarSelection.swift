import Foundation

/// What a calendar view lets people choose, with what is chosen. Use one of its subclasses.
@MainActor
open class UICalendarSelection: NSObject {
  /// The calendar view that this is the selection of.
  weak var view: UICalendarView?

  override init() {
    super.init()
  }

  /// Has the calendar view ask again which days may be chosen.
  open func updateSelectableDates() {
    view?.daysDidChange()
  }

  func selectionDidChange(animated: Bool) {
    guard let view else { return }
    guard animated, view.window != nil else { return view.daysDidChange() }
    UIView.transition(
      with: view, duration: view.measures.pickers.spinDuration, options: .transitionCrossDissolve,
      animations: { view.daysDidChange() })
  }

  // MARK: - For the calendar view

  /// Whether whole weeks are chosen.
  var isOfWeeks: Bool { false }

  func isSelected(_ day: Date, in view: UICalendarView) -> Bool { false }

  func canSelect(_ day: Date, in view: UICalendarView) -> Bool { false }

  /// A finger tapped a day that ``canSelect(_:in:)`` allows.
  func toggle(_ day: Date, in view: UICalendarView) {}
}
