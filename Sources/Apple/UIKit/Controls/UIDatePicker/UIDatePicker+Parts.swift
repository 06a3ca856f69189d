// The parts of each style of a date picker, and their layout.

extension UIDatePicker {

  var shownStyle: UIDatePickerStyle {
    switch datePickerMode {
    case .countDownTimer, .yearAndMonth: return .wheels
    case .time where preferredDatePickerStyle == .inline: return .wheels
    case .time, .date, .dateAndTime:
      return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }
  }

  private var hasDate: Bool { datePickerMode != .time }
  private var hasTime: Bool { datePickerMode == .time || datePickerMode == .dateAndTime }

  // MARK: - Colors

  // Apps set these by the keys "textColor" and "highlightsToday", for which iOS has no declarations.

  /// The color of the wheels' titles; `nil` for that of labels.
  @_spi(Host) public final var titleColor: UIColor? {
    get { parts.titleColor }
    set {
      parts.titleColor = newValue
      setNeedsLayout()
    }
  }

  /// Whether the present day keeps its color if the others have another one.
  @_spi(Host) public final var highlightsToday: Bool {
    get { parts.highlightsToday }
    set {
      parts.highlightsToday = newValue
      setNeedsLayout()
    }
  }

  // MARK: - Changes

  func rulesDidChange() {
    model.date = model.allowed(model.date)
    modelDidChange()
  }

  func styleDidChange() {
    parts.card?.close(animated: false)
    for view in parts.views { view.removeFromSuperview() }
    (parts.wheels, parts.calendar, parts.datePill, parts.timePill, parts.timeLabel) = (nil, nil, nil, nil, nil)
    modelDidChange()
  }

  func modelDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Adopts a date that the user chose.
  private func choose(_ chosen: DatePickerModel) {
    (model.date, model.duration) = (chosen.date, chosen.duration)
    modelDidChange()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  func fingerWasLifted(_ touch: UITouch) {
    let point = touch.location(in: self)
    if let pill = [parts.datePill, parts.timePill].compactMap({ $0 }).first(where: { $0.frame.contains(point) }) {
      openCard(of: pill)
    } else {
      chooseDay(at: touch)
    }
  }

  private func chooseDay(at touch: UITouch) {
    guard let view = parts.calendar, let day = view.touch(at: touch.location(in: view)) else { return }
    let calendar = model.effectiveCalendar
    let time = calendar.dateComponents([.hour, .minute, .second], from: model.date)
    let date = calendar.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
    var chosen = model
    chosen.date = model.allowed(date ?? day)
    if chosen.date != model.date { choose(chosen) }
  }

  // MARK: - Presented card

  /// Adopts the date and all settings of another picker, except its mode.
  func adopt(_ other: DatePickerModel) {
    let mode = model.mode
    model = other
    model.mode = mode
    modelDidChange()
  }

  private func openCard(of pill: DatePill) {
    guard let window, parts.card == nil else { return }
    parts.card = DatePickerCard(model, pill === parts.timePill ? .time : .date, from: pill, in: window) {
      [weak self] date in
      guard let self else { return }
      var chosen = model
      chosen.date = model.allowed(date)
      if chosen.date != model.date { choose(chosen) }
    } didClose: { [weak self] in
      self?.parts.card = nil
    }
  }

  // MARK: - Contents

  private func part<View: UIView>(
    _ path: ReferenceWritableKeyPath<DatePickerParts, View?>, make: () -> View
  ) -> View {
    if let view = parts[keyPath: path] { return view }
    let view = make()
    parts[keyPath: path] = view
    addSubview(view)
    return view
  }

  private func ensureWheels() -> DateWheels {
    if let wheels = parts.wheels { return wheels }
    let wheels = DateWheels { [unowned self] in choose($0) }
    parts.wheels = wheels
    addSubview(wheels.picker)
    return wheels
  }

  private func showContents() {
    switch shownStyle {
    case .wheels, .automatic:
      let wheels = ensureWheels()
      wheels.takeColors(parts.titleColor, highlightsToday: parts.highlightsToday)
      wheels.show(model)
      wheels.picker.isUserInteractionEnabled = isEnabled
      wheels.picker.alpha = isEnabled ? 1 : measures.controls.disabledAlpha
    case .compact:
      if hasDate {
        part(\.datePill, make: DatePill.init).show(model.text(model.date, template: "yMMMd"), isEnabled: isEnabled)
      }
      if hasTime { showTimePill() }
    case .inline:
      part(\.calendar, make: CalendarView.init).show(model)
      parts.calendar?.alpha = isEnabled ? 1 : measures.controls.disabledAlpha
      guard hasTime else { return }
      showTimePill()
      let label = part(\.timeLabel, make: UILabel.init)
      label.text = "Time"
    }
  }

  /// Displays a new date in the existing parts, with animation.
  func showDateAnimated() {
    guard window != nil else { return }
    parts.wheels?.show(model, animated: true)
    guard let calendar = parts.calendar else { return }
    UIView.transition(
      with: calendar, duration: measures.pickers.spinDuration, options: .transitionCrossDissolve,
      animations: { calendar.show(self.model) })
  }

  private func showTimePill() {
    part(\.timePill, make: DatePill.init).show(model.text(model.date, template: "jmm"), isEnabled: isEnabled)
  }

  // MARK: - Sizes and positions

  var fittingSize: CGSize {
    showContents()
    switch shownStyle {
    case .wheels, .automatic: return measures.pickers.size
    case .inline:
      return CGSize(
        width: measures.pickers.size.width,
        height: measures.datePickers.calendarHeight + (hasTime ? measures.datePickers.timeRowHeight : 0))
    case .compact:
      let pills = [parts.datePill, parts.timePill].compactMap { $0 }
      let width = pills.reduce(0) { $0 + $1.intrinsicContentSize.width }
      return pixelGrid.ceil(
        CGSize(
          width: width + measures.datePickers.pillGap * CGFloat(max(pills.count - 1, 0)),
          height: measures.datePickers.pillHeight))
    }
  }

  func layOutParts() {
    showContents()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch shownStyle {
    case .wheels, .automatic: parts.wheels?.picker.frame = bounds
    case .compact: layOutPills(isMirrored: isMirrored)
    case .inline:
      parts.calendar?.frame = CGRect(
        x: bounds.minX, y: bounds.minY, width: bounds.width,
        height: min(measures.datePickers.calendarHeight, bounds.height))
      layOutTimeRow(isMirrored: isMirrored)
    }
  }

  /// Lays out the fields of a compact picker, which end at its trailing edge.
  private func layOutPills(isMirrored: Bool) {
    let pills = [parts.datePill, parts.timePill].compactMap { $0 }
    let total = fittingSize.width
    var x = isMirrored ? bounds.minX : bounds.maxX - total
    for pill in isMirrored ? pills.reversed() : pills {
      let width = pill.intrinsicContentSize.width
      pill.frame = pixelGrid.round(
        CGRect(
          x: x, y: bounds.midY - measures.datePickers.pillHeight / 2, width: width,
          height: measures.datePickers.pillHeight))
      x += width + measures.datePickers.pillGap
    }
  }

  private func layOutTimeRow(isMirrored: Bool) {
    guard let label = parts.timeLabel, let pill = parts.timePill else { return }
    let margin = measures.datePickers.margin
    let row = CGRect(
      x: bounds.minX + margin, y: bounds.minY + measures.datePickers.calendarHeight,
      width: max(bounds.width - 2 * margin, 0),
      height: measures.datePickers.timeRowHeight)
    let width = pill.intrinsicContentSize.width
    label.frame = row
    label.font = .systemFont(ofSize: measures.datePickers.titleFontSize, weight: .semibold)
    pill.frame = pixelGrid.round(
      CGRect(
        x: isMirrored ? row.minX : row.maxX - width, y: row.midY - measures.datePickers.pillHeight / 2, width: width,
        height: measures.datePickers.pillHeight))
  }
}
