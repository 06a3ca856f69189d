/// The value of a date picker and its rules.
struct DatePickerModel: Equatable {
  var date = UserInterface.current.date.now
  var mode: UIDatePicker.Mode = .dateAndTime
  var minimum: Date?
  var maximum: Date?
  var minuteInterval = 1
  var rounds = true
  var duration: TimeInterval = 0
  var locale: Locale?
  var calendar: Calendar?
  var timeZone: TimeZone?

  static let maxSeconds: TimeInterval = 23 * 3600 + 59 * 60

  /// The effective locale, which is that of the host's phone by default and never depends on the machine.
  var effectiveLocale: Locale { locale ?? calendar?.locale.flatMap { $0.identifier.isEmpty ? nil : $0 } ?? Self.phone }

  private static let phone = Locale(identifier: "en_US")
  private static let zone = TimeZone(secondsFromGMT: 0)!

  var effectiveTimeZone: TimeZone { timeZone ?? calendar?.timeZone ?? Self.zone }

  /// The effective calendar, including the locale and the time zone.
  var effectiveCalendar: Calendar {
    var result = calendar ?? Calendar(identifier: .gregorian)
    result.locale = effectiveLocale
    result.timeZone = effectiveTimeZone
    return result
  }

  /// Returns a date that is limited to the range and rounded down to the minute interval. A range whose minimum is
  /// greater than its maximum is ignored, as documented.
  func allowed(_ date: Date) -> Date {
    var result = date
    if rounds, minuteInterval > 1 {
      let minute = effectiveCalendar.component(.minute, from: result)
      let second = effectiveCalendar.component(.second, from: result)
      result -= TimeInterval(minute % minuteInterval * 60 + second)
    }
    if let minimum, let maximum, minimum > maximum { return result }
    if let minimum { result = max(result, minimum) }
    if let maximum { result = min(result, maximum) }
    return result
  }

  func isAllowed(day: Date) -> Bool {
    if let minimum, let maximum, minimum > maximum { return true }
    let calendar = effectiveCalendar
    if let minimum, day < calendar.startOfDay(for: minimum) { return false }
    if let maximum, day > maximum { return false }
    return true
  }

  /// Formats a date with a template of fields, which are ordered according to the locale.
  func text(_ date: Date, template: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = effectiveLocale
    formatter.calendar = effectiveCalendar
    formatter.timeZone = effectiveTimeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    // Newer locale data has narrow spaces before AM and PM, which some fonts lack.
    return formatter.string(from: date).replacingOccurrences(of: "\u{202F}", with: " ")
  }

  /// Returns a formatter of whole numbers in the locale, without separators.
  func numberFormatter(digits: Int = 1) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = effectiveLocale
    formatter.minimumIntegerDigits = digits
    formatter.usesGroupingSeparator = false
    return formatter
  }

  /// Whether the locale uses a 12-hour clock.
  var hasDayPeriods: Bool {
    DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: effectiveLocale)?.contains("a") ?? false
  }

  /// The order of the day, month and year in the locale.
  var dateOrder: [DateWheel] {
    let format = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: effectiveLocale) ?? "MMMM d y"
    let places: [(DateWheel, String.Index?)] = [
      (.month, format.firstIndex { $0 == "M" || $0 == "L" }), (.day, format.firstIndex(of: "d")),
      (.year, format.firstIndex(of: "y")),
    ]
    return places.sorted { ($0.1 ?? format.endIndex) < ($1.1 ?? format.endIndex) }.map(\.0)
  }
}
