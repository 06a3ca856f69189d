import Foundation

/// A month's calendar that shows what the app has to say about its days, and lets people choose days or weeks.
///
/// The month's name leads to other months and years, the arrows beside it to the months before and after.
/// Days are chosen where there is a ``selectionBehavior``.
///
/// Behavior by Apple's documentation of [`UICalendarView`](https://developer.apple.com/documentation/uikit/uicalendarview); its
/// measures are those of an inline date picker, with room for decorations, judged by eye.
open class UICalendarView: UIView {
  private let grid = CalendarView(frame: .zero)
  private var model = DatePickerModel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A calendar view of an archive, with the defaults: archives hold no days.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    grid.source = self
    addSubview(grid)
    grid.show(model)
  }

  // MARK: - Days and what is shown of them

  /// Who is asked what stands below the days, and told of months that are turned to.
  open weak var delegate: (any UICalendarViewDelegate)? {
    didSet { daysDidChange() }
  }

  /// What may be chosen, with what is; `nil` where nothing may be.
  ///
  /// - Default: `nil`.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      if oldValue !== selectionBehavior, oldValue?.view === self { oldValue?.view = nil }
      selectionBehavior?.view = self
      daysDidChange()
    }
  }

  /// The calendar that says what days, weeks and months there are.
  ///
  /// - Default: the Gregorian one.
  open var calendar: Calendar {
    get { model.calendar ?? model.effectiveCalendar }
    set { change { $0.calendar = newValue } }
  }

  /// The locale that says how names and numbers are written.
  ///
  /// - Default: the calendar's, and else American English.
  open var locale: Locale {
    get { model.effectiveLocale }
    set { change { $0.locale = newValue } }
  }

  /// The time zone in which days begin and end.
  ///
  /// - Default: `nil`, which is the calendar's, and else GMT.
  open var timeZone: TimeZone? {
    get { model.timeZone }
    set { change { $0.timeZone = newValue } }
  }

  /// The design of the numbers and names.
  ///
  /// - Default: `.default`.
  open var fontDesign: UIFontDescriptor.SystemDesign = .default {
    didSet { daysDidChange() }
  }

  /// The days that can be shown and chosen. Days outside are dimmed, and months outside are not turned to by the arrows.
  /// A visible month outside of a new range moves to its nearest month.
  ///
  /// - Default: from `Date.distantPast` to `Date.distantFuture`.
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

  /// Whether the days have room for what the delegate says about them.
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

  // MARK: - The month that is shown

  /// The month that is shown, with its calendar, era, year and month. Components that make no date of the calendar are passed
  /// over; those without a calendar, or with another one, are the calendar view's.
  ///
  /// - Default: the month of today.
  open var visibleDateComponents: DateComponents {
    get { components(ofMonth: grid.shownMonth ?? CalendarMonth(containing: model.date, in: model.effectiveCalendar)) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  /// Turns to the month of some components, as ``visibleDateComponents`` says.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let date = date(of: dateComponents) else { return }
    guard animated, window != nil else { return grid.turn(to: date) }
    UIView.transition(
      with: grid, duration: measures.pickers.spinDuration, options: .transitionCrossDissolve,
      animations: { self.grid.turn(to: date) })
  }

  /// Asks the delegate again what stands below some days; days that are not shown are asked about when they are.
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

  /// The first moment of the day that some components name.
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

  /// Whether two moments lie in one day, or in one week.
  func isSame(_ first: Date, _ second: Date, _ unit: Calendar.Component) -> Bool {
    model.effectiveCalendar.isDate(first, equalTo: second, toGranularity: unit)
  }

  // MARK: - Sizing and layout

  /// 320 points wide, and as high as six weeks, with room for decorations where they are wanted.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: measures.pickers.size.width, height: grid.fittingHeight)
  }

  /// The same as ``intrinsicContentSize``.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    grid.show(model)
    grid.frame = CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width, height: min(grid.fittingHeight, bounds.height))
  }

  // MARK: - Events

  /// Chooses a day, turns to another month, or shows the months and years.
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
