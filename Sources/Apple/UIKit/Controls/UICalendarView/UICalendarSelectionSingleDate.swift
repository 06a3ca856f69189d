import Foundation

/// Lets people choose one day of a calendar view, or none.
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// Who says which days may be chosen, and hears of those that are.
  public private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

  private var chosen: DateComponents?

  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The day that is chosen; setting it does not ask or tell the delegate.
  ///
  /// - Default: `nil`.
  open var selectedDate: DateComponents? {
    get { chosen }
    set { setSelectedDate(newValue, animated: false) }
  }

  /// Chooses a day, or none, without asking or telling the delegate.
  open func setSelectedDate(_ selectedDate: DateComponents?, animated: Bool) {
    chosen = selectedDate
    selectionDidChange(animated: animated)
  }

  override func isSelected(_ day: Date, in view: UICalendarView) -> Bool {
    chosen.flatMap(view.date(of:)).map { view.isSame($0, day, .day) } ?? false
  }

  override func canSelect(_ day: Date, in view: UICalendarView) -> Bool {
    delegate?.dateSelection(self, canSelectDate: view.components(ofDay: day)) ?? true
  }

  /// The chosen day, tapped again, is chosen no more, where the delegate lets none be chosen.
  override func toggle(_ day: Date, in view: UICalendarView) {
    let next = isSelected(day, in: view) ? nil : view.components(ofDay: day)
    if next == nil, delegate?.dateSelection(self, canSelectDate: nil) == false { return }
    setSelectedDate(next, animated: false)
    delegate?.dateSelection(self, didSelectDate: next)
  }
}

/// Says which day of a calendar view may be chosen, and hears of the one that is.
@MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// A day was chosen by a finger; `nil` where the chosen one was tapped again.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)

  /// Whether a day may be chosen; `nil` asks whether none may be.
  ///
  /// The default allows everything.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}
