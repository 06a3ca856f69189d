import Foundation

/// A view that displays the calendar of a month with decorations of its days, in which the user can select days or
/// weeks.
///
/// The name of the month leads to other months and years, and the arrows lead to the previous and next month. Days can
/// be selected if there is a ``selectionBehavior``.
///
/// The behavior follows Apple's documentation of
/// [`UICalendarView`](https://developer.apple.com/documentation/uikit/uicalendarview). The measures are those of an
/// inline date picker. The space for decorations is an estimate.
open class UICalendarView: UIView {
  private let grid = CalendarView(frame: .zero)
  private var model = DatePickerModel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a calendar view from an archive, with default values. Archives contain no days.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    grid.source = self
    addSubview(grid)
    grid.show(model)
  }

  // MARK: - Days and decorations

  /// The object that provides decorations and is told when the visible month changes. The reference is weak.
  open weak var delegate: (any UICalendarViewDelegate)? {
    didSet { daysDidChange() }
  }

  /// The selection of the calendar view, or `nil` if nothing can be selected.
  ///
  /// - Default: `nil`.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      if oldValue !== selectionBehavior, oldValue?.view === self { oldValue?.view = nil }
      selectionBehavior?.view = self
      daysDidChange()
    }
  }

  /// The calendar that determines the days, weeks and months.
  ///
  /// - Default: The Gregorian calendar.
  open var calendar: Calendar {
    get { model.calendar ?? model.effectiveCalendar }
    set { change { $0.calendar = newValue } }
  }

  /// The locale that determines the format of names and numbers.
  ///
  /// - Default: The locale of the calendar, otherwise American English.
  open var locale: Locale {
    get { model.effectiveLocale }
    set { change { $0.locale = newValue } }
  }

  /// The time zone that determines the beginnings of days.
  ///
  /// - Default: `nil`, for the time zone of the calendar, otherwise GMT.
  open var timeZone: TimeZone? {
    get { model.timeZone }
    set { change { $0.timeZone = newValue } }
  }

  /// The design of the font for numbers and names.
  ///
  /// - Default: `.default`.
  open var fontDesign: UIFontDescriptor.SystemDesign = .default {
    didSet { daysDidChange() }
  }

  /// The range of days that can be displayed and selected. Other days are dimmed, and the arrows don't lead to other
  /// months. A visible month outside a new range is replaced by the nearest month of the range.
  ///
  /// - Default: The range from `Date.distantPast` to `Date.distantFuture`.
  open var availableDateRange: DateInterval {
    get { DateInterval(start: model.minimum ?? .distantPast, end: model.maximum ?? .distantFuture) }
    set {
      change { ($0.minimum, $0.maximum) = (newValue.start, newValue.end) }
      guard let shown = grid.shownMonth else { return }
      let end = shown.date(ofDay: shown.dayCount + 1, in: model.effectiveCalendar)
      if end <= newValue.start {
        grid.turn(to: newValue.start)
      } else if shown.start > newValue.end {
        grid.turn(to: newValue.end)
      }
    }
  }

  /// Whether there is space for the decorations of days.
  ///
  /// - Default: `true`.
  open var wantsDateDecorations = true {
    didSet {
      guard wantsDateDecorations != oldValue else { return }
      invalidateIntrinsicContentSize()
      daysDidChange()
    }
  }

  private func change(_ change: (inout DatePickerModel) -> Void) {
    let shown = grid.shownMonth?.start
    change(&model)
    grid.show(model)
    if let shown { grid.turn(to: shown) }
    setNeedsLayout()
  }

  func daysDidChange() {
    grid.showMonth()
    setNeedsLayout()
  }

  // MARK: - Visible month

  /// The visible month, as components with a calendar, an era, a year and a month. Components that don't represent a
  /// date of the calendar are ignored. Components without a calendar or with another one are interpreted in the
  /// calendar of the view.
  ///
  /// - Default: The present month.
  open var visibleDateComponents: DateComponents {
    get { components(ofMonth: grid.shownMonth ?? CalendarMonth(containing: model.date, in: model.effectiveCalendar)) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  /// Displays the month of components, as ``visibleDateComponents`` does.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let date = date(of: dateComponents) else { return }
    guard animated, window != nil else { return grid.turn(to: date) }
    UIView.transition(
      with: grid, duration: measures.pickers.spinDuration, options: .transitionCrossDissolve,
      animations: { self.grid.turn(to: date) })
  }

  /// Asks the delegate again for the decorations of days. Days that are not visible are updated when they are
  /// displayed.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    let calendar = model.effectiveCalendar
    guard let month = grid.shownMonth else { return }
    let days = dates.compactMap(date(of:))
      .filter { calendar.isDate($0, equalTo: month.start, toGranularity: .month) }
      .map { calendar.component(.day, from: $0) }
    let reload = { for day in days { self.grid.showDecorations(of: day...day) } }
    guard animated, window != nil else { return reload() }
    UIView.transition(
      with: grid, duration: measures.pickers.spinDuration, options: .transitionCrossDissolve, animations: reload)
  }

  // MARK: - Components

  /// Returns the first moment of the day that components represent.
  func date(of components: DateComponents) -> Date? {
    var own = components
    let calendar = model.effectiveCalendar
    own.calendar = calendar
    own.timeZone = calendar.timeZone
    if own.year == nil, own.yearForWeekOfYear == nil { return nil }
    return calendar.date(from: own).map(calendar.startOfDay(for:))
  }

  func components(ofDay day: Date) -> DateComponents {
    components(of: day, [.era, .year, .month, .day])
  }

  func components(ofWeek day: Date) -> DateComponents {
    components(of: day, [.era, .yearForWeekOfYear, .weekOfYear])
  }

  private func components(ofMonth month: CalendarMonth) -> DateComponents {
    components(of: month.start, [.era, .year, .month])
  }

  private func components(of date: Date, _ units: Set<Calendar.Component>) -> DateComponents {
    let calendar = model.effectiveCalendar
    var components = calendar.dateComponents(units, from: date)
    components.calendar = calendar
    return components
  }

  /// Returns whether two dates are in the same day or week.
  func isSame(_ first: Date, _ second: Date, _ unit: Calendar.Component) -> Bool {
    model.effectiveCalendar.isDate(first, equalTo: second, toGranularity: unit)
  }

  // MARK: - Sizing and layout

  /// The intrinsic size: 320 points wide, and as high as six weeks, including the space for decorations.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: measures.pickers.size.width, height: grid.fittingHeight)
  }

  /// Returns ``intrinsicContentSize``.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    grid.show(model)
    grid.frame = CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width, height: min(grid.fittingHeight, bounds.height))
  }

  // MARK: - Events

  /// Selects a day, changes the month, or shows the months and years.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
    guard let day = grid.touch(at: touch.location(in: grid)) else { return }
    selectionBehavior?.toggle(day, in: self)
  }
}

extension UICalendarView: CalendarDaySource {
  var showsDecorations: Bool { wantsDateDecorations }

  var joinsDays: Bool { selectionBehavior?.isOfWeeks ?? false }

  func isSelected(_ day: Date) -> Bool { selectionBehavior?.isSelected(day, in: self) ?? false }

  func isSelectable(_ day: Date) -> Bool { selectionBehavior?.canSelect(day, in: self) ?? true }

  func decorationView(of day: Date) -> UIView? {
    delegate?.calendarView(self, decorationFor: components(ofDay: day))?.makeView()
  }

  func monthDidChange(from previous: CalendarMonth) {
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: components(ofMonth: previous))
  }
}
