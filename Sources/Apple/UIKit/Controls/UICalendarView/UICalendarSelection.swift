import Foundation

/// An abstract object that determines and stores the selection of a calendar view. Use one of its subclasses.
@MainActor
open class UICalendarSelection: NSObject {
  /// The calendar view with this selection.
  weak var view: UICalendarView?

  override init() {
    super.init()
  }

  /// Makes the calendar view ask again which days can be selected.
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

  /// Whether whole weeks are selected.
  var isOfWeeks: Bool { false }

  func isSelected(_ day: Date, in view: UICalendarView) -> Bool { false }

  func canSelect(_ day: Date, in view: UICalendarView) -> Bool { false }

  /// Responds to a tap on a day that ``canSelect(_:in:)`` allows.
  func toggle(_ day: Date, in view: UICalendarView) {}
}
