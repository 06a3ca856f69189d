import Foundation

/// A selection of one day or no day in a calendar view.
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// The object that is asked and told about the selection of a day. The reference is weak.
  public private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

  private var chosen: DateComponents?

  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The selected day. Setting it does not call the delegate.
  ///
  /// - Default: `nil`.
  open var selectedDate: DateComponents? {
    get { chosen }
    set { setSelectedDate(newValue, animated: false) }
  }

  /// Selects a day, or none, without asking or telling the delegate.
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

  /// Selects a day. A second tap on the selected day deselects it, if the delegate allows an empty selection.
  override func toggle(_ day: Date, in view: UICalendarView) {
    let next = isSelected(day, in: view) ? nil : view.components(ofDay: day)
    if next == nil, delegate?.dateSelection(self, canSelectDate: nil) == false { return }
    setSelectedDate(next, animated: false)
    delegate?.dateSelection(self, didSelectDate: next)
  }
}

/// An object that is asked and told about the selection of a day in a calendar view.
@MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// Tells the delegate that the user selected a day, or deselected it if `dateComponents` is `nil`.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)

  /// Asks the delegate whether a day can be selected, or whether the selection can be empty if `dateComponents` is
  /// `nil`.
  ///
  /// The default is `true`.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}
