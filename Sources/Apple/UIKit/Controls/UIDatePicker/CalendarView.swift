/// A view that displays a month with selectable days and arrows to other months. Its owner handles touches, except
/// those of the wheels for months and years.
final class CalendarView: UIView {
  /// The object that determines the selected and selectable days. Without it, the date of the model is selected.
  weak var source: (any CalendarDaySource)?
  private let title = UILabel(frame: .zero)
  private let chevron = UIImageView(frame: .zero)
  /// The wheels for the month and the year, while they replace the days.
  private var monthWheels: DateWheels?
  private var showsMonths: Bool { monthWheels != nil }
  private let weekdays = (0..<CalendarMonth.columns).map { _ in UILabel(frame: .zero) }
  private let days = (0..<31).map { _ in UILabel(frame: .zero) }
  /// The backgrounds of the selected days.
  private var discs: [ControlPart] = []
  private var decorations: [Int: UIView] = [:]
  private let arrows = [ArrowView(pointsLeft: true), ArrowView(pointsLeft: false)]
  private var model = DatePickerModel()
  private var month: CalendarMonth?
  private var shownToday: Date?

  override init(frame: CGRect) {
    super.init(frame: frame)
    for label in weekdays {
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
    }
    for label in days { label.textAlignment = .center }
    chevron.contentMode = .center
    for view in [title, chevron] + arrows + weekdays + days { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("CalendarView is not archived")
  }

  // MARK: - Showing

  /// Displays a date. The visible month changes only if the date changed.
  func show(_ model: DatePickerModel) {
    let today = UserInterface.current.date.now
    guard month == nil || model != self.model || today != shownToday || source != nil else { return }
    shownToday = today
    let calendar = model.effectiveCalendar
    let isOther = model.date != self.model.date || calendar != self.model.effectiveCalendar
    self.model = model
    if month == nil || isOther { month = CalendarMonth(containing: model.date, in: calendar) }
    showMonth()
  }

  /// Updates the displayed month.
  func showMonth() {
    guard let month else { return }
    let calendar = model.effectiveCalendar
    title.text = model.text(month.start, template: "yMMMM")
    title.font = font(ofSize: measures.datePickers.titleFontSize, weight: .semibold)
    title.textColor = showsMonths ? tintColor : .label
    chevron.image = UIImage(
      systemName: showsMonths ? "chevron.down" : "chevron.forward",
      withConfiguration: UIImage.SymbolConfiguration(
        pointSize: measures.datePickers.titleChevronPointSize, weight: .semibold))
    for (index, arrow) in arrows.enumerated() {
      arrow.isHidden = showsMonths
      arrow.isEnabled = canTurn(by: index == 0 ? -1 : 1)
    }
    for label in weekdays { label.isHidden = showsMonths }
    let names = calendar.shortStandaloneWeekdaySymbols
    for (column, label) in weekdays.enumerated() where !names.isEmpty {
      label.font = font(ofSize: measures.datePickers.weekdayFontSize, weight: .semibold)
      label.text = names[(column + calendar.firstWeekday - 1) % names.count].uppercased(with: model.effectiveLocale)
    }
    let numbers = model.numberFormatter()
    for (index, label) in days.enumerated() {
      label.text = numbers.string(from: NSNumber(value: index + 1))
      showDay(index + 1, label, month, calendar)
    }
    showDecorations(of: 1...31)
    setNeedsLayout()
  }

  private func showDay(_ day: Int, _ label: UILabel, _ month: CalendarMonth, _ calendar: Calendar) {
    label.isHidden = showsMonths || day > month.dayCount
    guard !label.isHidden else { return }
    let date = month.date(ofDay: day, in: calendar)
    let isSelected = isSelected(day: date)
    let isAllowed = isAllowed(day: date)
    let isToday = calendar.isDate(date, inSameDayAs: UserInterface.current.date.now)
    label.font = font(ofSize: measures.datePickers.dayFontSize, weight: isSelected ? .medium : .regular)
    label.accessibilityLabel = model.text(date, template: "EEEEdMMMM")
    label.accessibilityTraits =
      isAllowed
      ? isSelected ? [.button, .selected] : .button : [.button, .notEnabled]
    label.textColor =
      isSelected && isToday
      ? .white : isSelected || isToday ? tintColor : isAllowed ? .label : .tertiaryLabel
  }

  private func font(ofSize size: CGFloat, weight: UIFont.Weight) -> UIFont {
    let font = UIFont.systemFont(ofSize: size, weight: weight)
    guard let design = source?.fontDesign, design != .default else { return font }
    return font.fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: size) } ?? font
  }

  private func isSelected(day: Date) -> Bool {
    source?.isSelected(day) ?? model.effectiveCalendar.isDate(day, inSameDayAs: model.date)
  }

  private func isAllowed(day: Date) -> Bool { model.isAllowed(day: day) && source?.isSelectable(day) ?? true }

  /// Updates the decorations of days in the visible month.
  func showDecorations(of asked: ClosedRange<Int>) {
    guard let month else { return }
    for day in asked {
      decorations.removeValue(forKey: day)?.removeFromSuperview()
      guard let source, source.showsDecorations, !showsMonths, day <= month.dayCount else { continue }
      let date = month.date(ofDay: day, in: model.effectiveCalendar)
      guard let view = source.decorationView(of: date) else { continue }
      view.isUserInteractionEnabled = false
      decorations[day] = view
      addSubview(view)
    }
    setNeedsLayout()
  }

  /// Displays the month of a date without selecting it.
  func turn(to date: Date) {
    turn(to: CalendarMonth(containing: date, in: model.effectiveCalendar))
  }

  private func turn(to next: CalendarMonth) {
    let previous = month
    month = next
    showMonth()
    if let previous, previous != next { source?.monthDidChange(from: previous) }
  }

  /// Returns whether a month before or after the visible one has selectable days.
  private func canTurn(by months: Int) -> Bool {
    guard let month else { return false }
    if let minimum = model.minimum, let maximum = model.maximum, minimum > maximum { return true }
    let calendar = model.effectiveCalendar
    let next = month.moved(by: months, in: calendar)
    if months < 0 { return model.minimum.map { next.date(ofDay: next.dayCount + 1, in: calendar) > $0 } ?? true }
    return model.maximum.map { next.start <= $0 } ?? true
  }

  /// The visible month.
  var shownMonth: CalendarMonth? { month }

  /// Switches between the days and the wheels for the month and the year.
  func toggleMonths() {
    if let wheels = monthWheels {
      wheels.picker.removeFromSuperview()
      monthWheels = nil
    } else {
      let wheels = DateWheels { [weak self] in self?.turn(to: $0.date) }
      var months = model
      months.mode = .yearAndMonth
      months.date = month?.start ?? model.date
      wheels.show(months)
      monthWheels = wheels
      addSubview(wheels.picker)
    }
    showMonth()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showMonth()
  }

  // MARK: - Layout

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func cell(row: Int, column: Int) -> CGRect {
    let width = bounds.width / CGFloat(CalendarMonth.columns)
    let place = isMirrored ? CalendarMonth.columns - 1 - column : column
    return CGRect(
      x: CGFloat(place) * width,
      y: measures.datePickers.headerHeight + measures.datePickers.weekdayHeight + CGFloat(row)
        * (measures.datePickers.rowHeight + decorationHeight), width: width,
      height: measures.datePickers.rowHeight)
  }

  private var decorationHeight: CGFloat {
    source?.showsDecorations == true ? measures.datePickers.decorationHeight : 0
  }

  /// The height of the calendar.
  var fittingHeight: CGFloat {
    measures.datePickers.calendarHeight + CGFloat(CalendarMonth.rows) * decorationHeight
  }

  /// The rectangle of the month's name, which leads to other months and years.
  private var titleArea: CGRect {
    let width = max(bounds.width - 2 * measures.datePickers.arrowWidth, 0)
    return CGRect(
      x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: measures.datePickers.headerHeight)
  }

  /// The rectangle of the days and their names.
  private var daysArea: CGRect {
    let top = measures.datePickers.headerHeight
    return CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
  }

  private func arrowRect(_ index: Int) -> CGRect {
    let width = measures.datePickers.arrowWidth
    let x = isMirrored ? CGFloat(1 - index) * width : bounds.width - CGFloat(2 - index) * width
    return CGRect(x: x, y: 0, width: width, height: measures.datePickers.headerHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = pixelGrid
    let titleWidth = max(bounds.width - 2 * measures.datePickers.arrowWidth - measures.datePickers.margin, 0)
    title.frame = CGRect(
      x: isMirrored ? bounds.width - measures.datePickers.margin - titleWidth : measures.datePickers.margin, y: 0,
      width: titleWidth,
      height: measures.datePickers.headerHeight)
    let chevronSize = chevron.intrinsicContentSize
    let textWidth = min(title.intrinsicContentSize.width, titleWidth) + measures.datePickers.titleGap
    chevron.frame = grid.round(
      CGRect(
        x: isMirrored ? title.frame.maxX - textWidth - chevronSize.width : title.frame.minX + textWidth,
        y: (measures.datePickers.headerHeight - chevronSize.height) / 2, width: chevronSize.width,
        height: chevronSize.height))
    for (index, arrow) in arrows.enumerated() {
      arrow.frame = arrowRect(index)
      arrow.isMirrored = isMirrored
    }
    for (column, label) in weekdays.enumerated() {
      var rect = cell(row: 0, column: column)
      rect.origin.y = measures.datePickers.headerHeight
      rect.size.height = measures.datePickers.weekdayHeight
      label.frame = grid.round(rect)
    }
    guard let month else { return }
    for (index, label) in days.enumerated() {
      let place = index + month.firstColumn
      label.frame = grid.round(cell(row: place / CalendarMonth.columns, column: place % CalendarMonth.columns))
    }
    for (day, view) in decorations {
      let cell = days[day - 1].frame
      view.frame = grid.round(CGRect(x: cell.minX, y: cell.maxY, width: cell.width, height: decorationHeight))
    }
    monthWheels?.picker.frame = daysArea
    placeDiscs(month)
  }

  /// Positions discs behind the selected days. Adjacent days of one selection, such as a week, share a disc.
  private func placeDiscs(_ month: CalendarMonth) {
    let calendar = model.effectiveCalendar
    let chosen = showsMonths ? [] : (1...month.dayCount).filter { isSelected(day: month.date(ofDay: $0, in: calendar)) }
    var runs: [ClosedRange<Int>] = []
    for day in chosen {
      let beginsRow = (day - 1 + month.firstColumn) % CalendarMonth.columns == 0
      if let last = runs.last, source?.joinsDays == true, last.upperBound == day - 1, !beginsRow {
        runs[runs.count - 1] = last.lowerBound...day
      } else {
        runs.append(day...day)
      }
    }
    while discs.count < runs.count {
      let disc = ControlPart(color: nil)
      insertSubview(disc, at: 0)
      discs.append(disc)
    }
    for (index, disc) in discs.enumerated() {
      disc.isHidden = index >= runs.count
      if !disc.isHidden { place(disc, behind: runs[index], month, calendar) }
    }
  }

  private func place(_ disc: ControlPart, behind run: ClosedRange<Int>, _ month: CalendarMonth, _ calendar: Calendar) {
    let (first, last) = (days[run.lowerBound - 1].frame, days[run.upperBound - 1].frame)
    let side = min(first.width, first.height)
    let (left, right) = (min(first.midX, last.midX), max(first.midX, last.midX))
    let isToday =
      run.count == 1
      && calendar.isDate(
        month.date(ofDay: run.lowerBound, in: calendar), inSameDayAs: UserInterface.current.date.now)
    disc.backgroundColor = isToday ? tintColor : tintColor.fading(to: measures.datePickers.selectedAlpha)
    disc.place(
      pixelGrid.round(
        CGRect(x: left - side / 2, y: first.midY - side / 2, width: right - left + side, height: side)))
  }

  // MARK: - Touches

  /// Returns the touched view. Only the wheels for months and years handle touches themselves.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }

  /// Changes the month if the point is in an arrow, and switches between months and days if it is in the month's name.
  ///
  /// - Returns: The first moment of the day at the point, if the day can be selected.
  func touch(at point: CGPoint) -> Date? {
    layoutIfNeeded()
    guard let month else { return nil }
    if titleArea.contains(point) {
      toggleMonths()
      return nil
    }
    guard !showsMonths else { return nil }
    let calendar = model.effectiveCalendar
    for (index, arrow) in arrows.enumerated() where arrowRect(index).contains(point) {
      if arrow.isEnabled { turn(to: month.moved(by: index == 0 ? -1 : 1, in: calendar)) }
      return nil
    }
    guard let index = days.firstIndex(where: { !$0.isHidden && $0.frame.contains(point) }) else { return nil }
    let date = month.date(ofDay: index + 1, in: calendar)
    return isAllowed(day: date) ? date : nil
  }
}
