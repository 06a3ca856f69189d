import Foundation

/// Lets people choose one week of a calendar view.
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
  /// Who says which weeks may be chosen, and hears of the one that is.
  public private(set) weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?

  private var chosen: DateComponents?

  public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The week that is chosen, told by `weekOfYear` and `yearForWeekOfYear`; setting it does not ask or tell the delegate.
  ///
  /// - Default: `nil`.
  open var selectedWeekOfYear: DateComponents? {
    get { chosen }
    set { setSelectedWeekOfYear(newValue, animated: false) }
  }

  /// Chooses a week, or none, without asking or telling the delegate.
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

  /// The chosen week, tapped again, is chosen no more, where the delegate lets none be chosen.
  override func toggle(_ day: Date, in view: UICalendarView) {
    let next = isSelected(day, in: view) ? nil : view.components(ofWeek: day)
    if next == nil, delegate?.weekOfYearSelection(self, canSelectWeekOfYear: nil) == false { return }
    setSelectedWeekOfYear(next, animated: false)
    delegate?.weekOfYearSelection(self, didSelectWeekOfYear: next)
  }
}

/// Says which week of a calendar view may be chosen, and hears of the one that is.
@MainActor
public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
  /// A week was chosen by a finger; `nil` where the chosen one was tapped again.
  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?)

  /// Whether a week may be chosen; `nil` asks whether none may be.
  ///
  /// The default allows everything.
  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
  public func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool { true }
}
