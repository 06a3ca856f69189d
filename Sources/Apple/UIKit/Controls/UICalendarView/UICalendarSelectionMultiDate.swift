import Foundation

/// Lets people choose days of a calendar view, as many as they like.
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// Who says which days may be chosen and let go, and hears of those that are.
  public private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

  private var chosen: [DateComponents] = []

  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The days that are chosen, in the order in which they were; setting them does not ask or tell the delegate.
  ///
  /// - Default: none.
  open var selectedDates: [DateComponents] {
    get { chosen }
    set { setSelectedDates(newValue, animated: false) }
  }

  /// Chooses days without asking or telling the delegate.
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

/// Says which days of a calendar view may be chosen and let go, and hears of those that are.
@MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// A day was chosen by a finger.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)

  /// A day was let go by a finger.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)

  /// Whether a day may be chosen. The default allows every one.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents)
    -> Bool

  /// Whether a chosen day may be let go. The default allows every one.
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
