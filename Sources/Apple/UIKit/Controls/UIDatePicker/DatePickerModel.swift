/// What a date picker picks, and the rules for it.
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

  /// The locale of the host's phone: never the machine's.
  var effectiveLocale: Locale { locale ?? calendar?.locale.flatMap { $0.identifier.isEmpty ? nil : $0 } ?? Self.phone }

  private static let phone = Locale(identifier: "en_US")
  private static let zone = TimeZone(secondsFromGMT: 0)!

  var effectiveTimeZone: TimeZone { timeZone ?? calendar?.timeZone ?? Self.zone }

  /// The calendar, with locale and time zone in it.
  var effectiveCalendar: Calendar {
    var result = calendar ?? Calendar(identifier: .gregorian)
    result.locale = effectiveLocale
    result.timeZone = effectiveTimeZone
    return result
  }

  /// A date moved into the range and down to a whole interval. A range whose ends cross is none, as documented.
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

  /// A date in words, by a template of fields that the locale puts in order.
  func text(_ date: Date, template: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = effectiveLocale
    formatter.calendar = effectiveCalendar
    formatter.timeZone = effectiveTimeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    // Newer locale data has narrow spaces before AM and PM, which not every font has.
    return formatter.string(from: date).replacingOccurrences(of: "\u{202F}", with: " ")
  }

  /// Writes whole numbers as the locale does, without separators.
  func numberFormatter(digits: Int = 1) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = effectiveLocale
    formatter.minimumIntegerDigits = digits
    formatter.usesGroupingSeparator = false
    return formatter
  }

  /// Whether the locale's day has two halves of twelve hours.
  var hasDayPeriods: Bool {
    DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: effectiveLocale)?.contains("a") ?? false
  }

  /// The order in which the locale writes day, month and year.
  var dateOrder: [DateWheel] {
    let format = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: effectiveLocale) ?? "MMMM d y"
    let places: [(DateWheel, String.Index?)] = [
      (.month, format.firstIndex { $0 == "M" || $0 == "L" }), (.day, format.firstIndex(of: "d")),
      (.year, format.firstIndex(of: "y")),
    ]
    return places.sorted { ($0.1 ?? format.endIndex) < ($1.1 ?? format.endIndex) }.map(\.0)
  }
}
