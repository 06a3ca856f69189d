import Foundation

/// A selection of one week or no week in a calendar view.
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
  /// The object that is asked and told about the selection of a week. The reference is weak.
  public private(set) weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?

  private var chosen: DateComponents?

  public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The selected week, given by `weekOfYear` and `yearForWeekOfYear`. Setting it does not call the delegate.
  ///
  /// - Default: `nil`.
  open var selectedWeekOfYear: DateComponents? {
    get { chosen }
    set { setSelectedWeekOfYear(newValue, animated: false) }
  }

  /// Selects a week, or none, without asking or telling the delegate.
  open func setSelectedWeekOfYear(_ selectedWeekOfYear: DateComponents?, animated: Bool) {
    chosen = selectedWeekOfYear
    selectionDidChange(animated: animated)
  }

  override var isOfWeeks: Bool { true }

  override func isSelected(_ day: Date, in view: UICalendarView) -> Bool {
    chosen.flatMap(view.date(of:)).map { view.isSame($0, day, .weekOfYear) } ?? false
  }

  override func canSelect(_ day: Date, in view: UICalendarView) -> Bool {
    delegate?.weekOfYearSelection(self, canSelectWeekOfYear: view.components(ofWeek: day)) ?? true
  }

  /// Selects a week. A second tap on the selected week deselects it, if the delegate allows an empty selection.
  override func toggle(_ day: Date, in view: UICalendarView) {
    let next = isSelected(day, in: view) ? nil : view.components(ofWeek: day)
    if next == nil, delegate?.weekOfYearSelection(self, canSelectWeekOfYear: nil) == false { return }
    setSelectedWeekOfYear(next, animated: false)
    delegate?.weekOfYearSelection(self, didSelectWeekOfYear: next)
  }
}

/// An object that is asked and told about the selection of a week in a calendar view.
@MainActor
public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
  /// Tells the delegate that the user selected a week, or deselected it if the components are `nil`.
  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?)

  /// Asks the delegate whether a week can be selected, or whether the selection can be empty if the components are
  /// `nil`.
  ///
  /// The default is `true`.
  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
  public func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool { true }
}
