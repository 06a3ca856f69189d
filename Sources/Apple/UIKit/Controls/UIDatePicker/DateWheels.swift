/// The wheels of a date picker, which display its date and report dates that the user chooses.
final class DateWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let picker = UIPickerView(frame: .zero)
  private var model = DatePickerModel()
  private var wheels: [DateWheel] = []
  private var titles: [DateWheel: [String]] = [:]
  /// The day of the middle row in the wheel of days.
  private var middleDay = Date.distantPast
  private var numbers = NumberFormatter()
  private var twoDigits = NumberFormatter()
  private let choose: (DatePickerModel) -> Void

  /// The number of repetitions in cyclic wheels.
  private static let rounds = 200
  private static let dayCount = 40_000
  private static let lastYear = 9999

  init(choose: @escaping (DatePickerModel) -> Void) {
    self.choose = choose
    super.init()
    picker.dataSource = self
    picker.delegate = self
    picker.titleAlignment = { [unowned self] in wheels[$0].alignment }
    picker.ignoresTitleColor = { [unowned self] in highlightsToday && isToday(row: $0, of: wheels[$1]) }
  }

  // MARK: - Colors

  /// Whether the row of the present day keeps its color if the others have another one.
  private var highlightsToday = true

  func takeColors(_ color: UIColor?, highlightsToday: Bool) {
    if self.highlightsToday != highlightsToday {
      self.highlightsToday = highlightsToday
      picker.reloadAllComponents()
    }
    picker.titleColor = color
  }

  private func isToday(row: Int, of wheel: DateWheel) -> Bool {
    guard wheel == .dayInTime, let day = day(atRow: row) else { return false }
    return model.effectiveCalendar.isDate(day, inSameDayAs: UserInterface.current.date.now)
  }

  // MARK: - Showing

  func show(_ model: DatePickerModel, animated: Bool = false) {
    let wheels = DateWheel.wheels(for: model)
    let isSame =
      wheels == self.wheels && model.effectiveLocale == self.model.effectiveLocale
      && model.effectiveCalendar == self.model.effectiveCalendar && model.minuteInterval == self.model.minuteInterval
    self.model = model
    if !isSame {
      self.wheels = wheels
      showUnits()
      makeTitles()
      middleDay = model.effectiveCalendar.startOfDay(for: model.date)
      picker.reloadAllComponents()
    }
    showUnits()
    for (component, wheel) in wheels.enumerated() {
      let old = picker.selectedRow(inComponent: component)
      let new = row(for: wheel, nearest: old)
      // A wheel that already turns to the row is not changed.
      if new != old { picker.selectRow(new, inComponent: component, animated: animated && isSame) }
    }
  }

  /// Displays the units, which are English in every locale, because Foundation does not provide them separately.
  private func showUnits() {
    guard model.mode == .countDownTimer else { return }
    picker.units = [0: Int(saturating: model.duration / 3600) == 1 ? "hour" : "hours", 1: "min"]
    picker.setNeedsLayout()
  }

  private func makeTitles() {
    let calendar = model.effectiveCalendar
    (numbers, twoDigits) = (model.numberFormatter(), model.numberFormatter(digits: 2))
    let formatter = DateFormatter()
    formatter.locale = model.effectiveLocale
    formatter.calendar = calendar
    titles = [
      .month: formatter.standaloneMonthSymbols, .period: [formatter.amSymbol, formatter.pmSymbol],
    ]
  }

  private func cycle(_ wheel: DateWheel) -> Int? {
    switch wheel {
    case .day: 31
    case .month: max(titles[.month]?.count ?? 12, 1)
    case .hour: model.hasDayPeriods ? 12 : 24
    case .minute, .durationMinutes: 60 / model.minuteInterval
    case .year, .dayInTime, .period, .durationHours: nil
    }
  }

  /// Returns the index of the model's value in its wheel, ignoring repetitions.
  private func index(in wheel: DateWheel) -> Int {
    let calendar = model.effectiveCalendar
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: model.date)
    let minutes = Int(saturating: model.duration / 60)
    switch wheel {
    case .day: return (parts.day ?? 1) - 1
    case .month: return (parts.month ?? 1) - 1
    case .year: return (parts.year ?? 1) - 1
    case .dayInTime:
      let day = calendar.startOfDay(for: model.date)
      let offset = calendar.dateComponents([.day], from: middleDay, to: day).day ?? 0
      return DateWheels.dayCount / 2 + offset
    case .hour: return (parts.hour ?? 0) % (model.hasDayPeriods ? 12 : 24)
    case .minute: return (parts.minute ?? 0) / model.minuteInterval
    case .period: return (parts.hour ?? 0) / 12
    case .durationHours: return minutes / 60
    case .durationMinutes: return minutes % 60 / model.minuteInterval
    }
  }

  /// Returns the row of the model's value. In a cyclic wheel, it is the nearest one to the selected row.
  private func row(for wheel: DateWheel, nearest old: Int) -> Int {
    let index = index(in: wheel)
    guard let cycle = cycle(wheel) else { return index }
    let start = old > cycle ? old : cycle * DateWheels.rounds / 2
    var difference = (index - start % cycle + cycle) % cycle
    if difference > cycle / 2 { difference -= cycle }
    return start + difference
  }

  // MARK: - Rows

  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    let wheel = wheels[component]
    if let cycle = cycle(wheel) { return cycle * DateWheels.rounds }
    return switch wheel {
    case .year: DateWheels.lastYear
    case .dayInTime: DateWheels.dayCount
    case .period: 2
    default: 24
    }
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { wheels[component].width }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    let wheel = wheels[component]
    let index = cycle(wheel).map { row % $0 } ?? row
    switch wheel {
    case .day: return number(index + 1)
    case .month: return titles[.month].flatMap { $0.indices.contains(index) ? $0[index] : nil }
    case .year: return number(index + 1)
    case .dayInTime: return day(atRow: row).map(dayTitle)
    case .hour: return number(model.hasDayPeriods && index == 0 ? 12 : index)
    case .minute: return number(index * model.minuteInterval, digits: 2)
    case .period: return titles[.period]?[index]
    case .durationHours: return number(index)
    case .durationMinutes: return number(index * model.minuteInterval)
    }
  }

  private func number(_ value: Int, digits: Int = 1) -> String {
    let formatter = digits == 1 ? numbers : twoDigits
    return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
  }

  /// Returns the title of a day. The host's present day is "Today" in English, the only language with a known
  /// translation.
  private func dayTitle(_ day: Date) -> String {
    let isEnglish = model.effectiveLocale.language.languageCode == .english
    if isEnglish, model.effectiveCalendar.isDate(day, inSameDayAs: UserInterface.current.date.now) { return "Today" }
    return model.text(day, template: "EEEMMMd")
  }

  private func day(atRow row: Int) -> Date? {
    model.effectiveCalendar.date(byAdding: .day, value: row - DateWheels.dayCount / 2, to: middleDay)
  }

  // MARK: - Choosing

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    var model = self.model
    if model.mode == .countDownTimer {
      model.duration = TimeInterval(
        60 * (60 * chosen(.durationHours) + model.minuteInterval * chosen(.durationMinutes)))
    } else {
      model.date = model.allowed(chosenDate)
    }
    choose(model)
  }

  private func chosen(_ wheel: DateWheel) -> Int {
    guard let component = wheels.firstIndex(of: wheel) else { return index(in: wheel) }
    let row = picker.selectedRow(inComponent: component)
    return cycle(wheel).map { row % $0 } ?? row
  }

  private var chosenDate: Date {
    let calendar = model.effectiveCalendar
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: model.date)
    if let component = wheels.firstIndex(of: .dayInTime),
      let day = day(atRow: picker.selectedRow(inComponent: component))
    {
      let chosen = calendar.dateComponents([.era, .year, .month, .day], from: day)
      (parts.era, parts.year, parts.month, parts.day) = (chosen.era, chosen.year, chosen.month, chosen.day)
    }
    if wheels.contains(.year) { parts.year = chosen(.year) + 1 }
    if wheels.contains(.month) {
      parts.month = chosen(.month) + 1
      let day = wheels.contains(.day) ? chosen(.day) + 1 : parts.day ?? 1
      // The 31st of a shorter month is replaced by its last day.
      parts.day = 1
      let first = calendar.date(from: parts) ?? model.date
      parts.day = min(day, calendar.range(of: .day, in: .month, for: first)?.count ?? day)
    }
    if wheels.contains(.hour) {
      parts.hour = chosen(.hour) + (wheels.contains(.period) ? 12 * chosen(.period) : 0)
      parts.minute = chosen(.minute) * model.minuteInterval
    }
    return calendar.date(from: parts) ?? model.date
  }
}
