import Foundation

/// A selection of any number of days in a calendar view.
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// The object that is asked and told about the selection of days. The reference is weak.
  public private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

  private var chosen: [DateComponents] = []

  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The selected days, in the order of their selection. Setting them does not call the delegate.
  ///
  /// - Default: none.
  open var selectedDates: [DateComponents] {
    get { chosen }
    set { setSelectedDates(newValue, animated: false) }
  }

  /// Selects days without asking or telling the delegate.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    chosen = selectedDates
    selectionDidChange(animated: animated)
  }

  private func index(of day: Date, in view: UICalendarView) -> Int? {
    chosen.firstIndex { view.date(of: $0).map { view.isSame($0, day, .day) } ?? false }
  }

  override func isSelected(_ day: Date, in view: UICalendarView) -> Bool { index(of: day, in: view) != nil }

  override func canSelect(_ day: Date, in view: UICalendarView) -> Bool {
    guard let delegate else { return true }
    let components = view.components(ofDay: day)
    return isSelected(day, in: view)
      ? delegate.multiDateSelection(self, canDeselectDate: components)
      : delegate.multiDateSelection(self, canSelectDate: components)
  }

  override func toggle(_ day: Date, in view: UICalendarView) {
    var next = chosen
    if let index = index(of: day, in: view) {
      let old = next.remove(at: index)
      setSelectedDates(next, animated: false)
      delegate?.multiDateSelection(self, didDeselectDate: old)
    } else {
      let new = view.components(ofDay: day)
      setSelectedDates(next + [new], animated: false)
      delegate?.multiDateSelection(self, didSelectDate: new)
    }
  }
}

/// An object that is asked and told about the selection of days in a calendar view.
@MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// Tells the delegate that the user selected a day.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)

  /// Tells the delegate that the user deselected a day.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)

  /// Asks the delegate whether a day can be selected. The default is `true`.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents)
    -> Bool

  /// Asks the delegate whether a selected day can be deselected. The default is `true`.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents)
    -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }

  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
