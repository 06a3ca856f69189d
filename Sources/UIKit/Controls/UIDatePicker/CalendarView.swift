/// A month's calendar, with arrows to other months, and days to choose.
final class CalendarView: UIView {
  private let title = UILabel(frame: .zero)
  private let chevron = UIImageView(frame: .zero)
  /// Months and years are shown in place of the days, by wheels that lie above.
  var showsMonths = false {
    didSet { if showsMonths != oldValue { showMonth() } }
  }
  private let weekdays = (0..<CalendarMonth.columns).map { _ in UILabel(frame: .zero) }
  private let days = (0..<31).map { _ in UILabel(frame: .zero) }
  private let disc = ControlPart(color: nil)
  private let arrows = [ArrowView(pointsLeft: true), ArrowView(pointsLeft: false)]
  private var model = DatePickerModel()
  private var month: CalendarMonth?
  private var shownToday: Date?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for label in weekdays {
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
    }
    for label in days { label.textAlignment = .center }
    chevron.contentMode = .center
    for view in [disc, title, chevron] + arrows + weekdays + days { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("CalendarView is not archived")
  }

  // MARK: - Showing

  /// Shows a date. The month turns to it only where the date is another one than before.
  func show(_ model: DatePickerModel) {
    let today = UserInterface.current.date.now
    guard month == nil || model != self.model || today != shownToday else { return }
    shownToday = today
    let calendar = model.effectiveCalendar
    let isOther = model.date != self.model.date || calendar != self.model.effectiveCalendar
    self.model = model
    if month == nil || isOther { month = CalendarMonth(containing: model.date, in: calendar) }
    showMonth()
  }

  private func showMonth() {
    guard let month else { return }
    let calendar = model.effectiveCalendar
    title.text = model.text(month.start, template: "yMMMM")
    title.font = .systemFont(ofSize: measures.datePickers.titleFontSize, weight: .semibold)
    title.textColor = showsMonths ? tintColor : .label
    chevron.image = UIImage(
      systemName: showsMonths ? "chevron.down" : "chevron.forward",
      withConfiguration: UIImage.SymbolConfiguration(
        pointSize: measures.datePickers.titleChevronPointSize, weight: .semibold))
    for arrow in arrows { arrow.isHidden = showsMonths }
    for label in weekdays { label.isHidden = showsMonths }
    let names = calendar.shortStandaloneWeekdaySymbols
    for (column, label) in weekdays.enumerated() where !names.isEmpty {
      label.font = .systemFont(ofSize: measures.datePickers.weekdayFontSize, weight: .semibold)
      label.text = names[(column + calendar.firstWeekday - 1) % names.count].uppercased(with: model.effectiveLocale)
    }
    let numbers = model.numberFormatter()
    for (index, label) in days.enumerated() {
      label.text = numbers.string(from: NSNumber(value: index + 1))
      showDay(index + 1, label, month, calendar)
    }
    setNeedsLayout()
  }

  private func showDay(_ day: Int, _ label: UILabel, _ month: CalendarMonth, _ calendar: Calendar) {
    label.isHidden = showsMonths || day > month.dayCount
    guard !label.isHidden else { return }
    let date = month.date(ofDay: day, in: calendar)
    let isSelected = calendar.isDate(date, inSameDayAs: model.date)
    let isToday = calendar.isDate(date, inSameDayAs: UserInterface.current.date.now)
    label.font = .systemFont(ofSize: measures.datePickers.dayFontSize, weight: isSelected ? .medium : .regular)
    label.accessibilityLabel = model.text(date, template: "EEEEdMMMM")
    label.accessibilityTraits =
      model.isAllowed(day: date)
      ? isSelected ? [.button, .selected] : .button : [.button, .notEnabled]
    label.textColor =
      isSelected && isToday
      ? .white : isSelected || isToday ? tintColor : model.isAllowed(day: date) ? .label : .tertiaryLabel
  }

  /// The first moment of the month that is shown.
  var shownMonth: Date? { month?.start }

  /// Shows the month of a date, which is not chosen by that.
  func turn(to date: Date) {
    month = CalendarMonth(containing: date, in: model.effectiveCalendar)
    showMonth()
  }

  private var selectedDay: Int? {
    guard let month, !showsMonths else { return nil }
    let calendar = model.effectiveCalendar
    guard calendar.isDate(month.start, equalTo: model.date, toGranularity: .month) else { return nil }
    return calendar.component(.day, from: model.date)
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
        * measures.datePickers.rowHeight, width: width,
      height: measures.datePickers.rowHeight)
  }

  /// Where the month's name is, which leads to other months and years.
  var titleArea: CGRect {
    let width = max(bounds.width - 2 * measures.datePickers.arrowWidth, 0)
    return CGRect(
      x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: measures.datePickers.headerHeight)
  }

  /// Where the days and their names are.
  var daysArea: CGRect {
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
    placeDisc()
  }

  private func placeDisc() {
    disc.isHidden = selectedDay == nil
    guard let day = selectedDay, days.indices.contains(day - 1) else { return }
    let cell = days[day - 1].frame
    let side = min(cell.width, cell.height)
    let isToday = model.effectiveCalendar.isDate(model.date, inSameDayAs: UserInterface.current.date.now)
    disc.backgroundColor = isToday ? tintColor : tintColor.fading(to: measures.datePickers.selectedAlpha)
    disc.place(
      pixelGrid.round(CGRect(x: cell.midX - side / 2, y: cell.midY - side / 2, width: side, height: side)))
  }

  // MARK: - Finger

  /// Turns to another month where a point lies on an arrow.
  ///
  /// - Returns: the first moment of the day at the point, where it lies on one that may be chosen.
  func touch(at point: CGPoint) -> Date? {
    layoutIfNeeded()
    guard let month, !showsMonths else { return nil }
    let calendar = model.effectiveCalendar
    for index in arrows.indices where arrowRect(index).contains(point) {
      self.month = month.moved(by: index == 0 ? -1 : 1, in: calendar)
      showMonth()
      return nil
    }
    guard let index = days.firstIndex(where: { !$0.isHidden && $0.frame.contains(point) }) else { return nil }
    let date = month.date(ofDay: index + 1, in: calendar)
    return model.isAllowed(day: date) ? date : nil
  }
}
