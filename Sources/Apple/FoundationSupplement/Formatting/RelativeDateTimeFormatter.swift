import Foundation

/// A formatter of the time between two dates, in English.
///
/// - Source: developer.apple.com/documentation/foundation/relativedatetimeformatter
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  // Unchecked: as `Formatter`; an app configures it before passing it on.
  /// The use of names for days.
  public enum DateTimeStyle: Int, Sendable {
    case numeric = 0
    case named
  }

  /// The style of units.
  public enum UnitsStyle: Int, Sendable {
    case full = 0
    case spellOut, short, abbreviated
  }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var formattingContext = Formatter.Context.unknown
  open var calendar: Calendar! = .current
  open var locale: Locale! = .current

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private static let units:
    [(component: Calendar.Component, seconds: Double, full: String, short: String, letter: String)] =
      [
        (.year, 31_556_952, "year", "yr.", "y"), (.month, 2_629_746, "month", "mo.", "mo"),
        (.weekOfMonth, 604_800, "week", "wk.", "w"), (.day, 86_400, "day", "day", "d"),
        (.hour, 3_600, "hour", "hr.", "h"), (.minute, 60, "minute", "min.", "min"),
        (.second, 1, "second", "sec.", "s"),
      ]

  /// Returns the largest unit with a value of at least one, with its value.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let size = timeInterval.magnitude
    let unit = RelativeDateTimeFormatter.units.first { size >= $0.seconds } ?? RelativeDateTimeFormatter.units[6]
    let count = Int((size / unit.seconds).rounded(.down))
    return write(timeInterval < 0 ? -count : count, unit.component, isPast: timeInterval < 0)
  }

  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let parts = calendar.dateComponents(
      [.year, .month, .weekOfMonth, .day, .hour, .minute, .second], from: referenceDate, to: date)
    return localizedString(from: parts, isPast: date < referenceDate)
  }

  open func localizedString(from dateComponents: DateComponents) -> String {
    localizedString(from: dateComponents, isPast: false)
  }

  private func localizedString(from parts: DateComponents, isPast: Bool) -> String {
    for unit in RelativeDateTimeFormatter.units {
      if let count = parts.value(for: unit.component), count != 0 {
        return write(count, unit.component, isPast: count < 0)
      }
    }
    return write(0, .second, isPast: isPast)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private static let names: [Calendar.Component: [Int: String]] = [
    .year: [-1: "last year", 0: "this year", 1: "next year"],
    .month: [-1: "last month", 0: "this month", 1: "next month"],
    .weekOfMonth: [-1: "last week", 0: "this week", 1: "next week"],
    .day: [-1: "yesterday", 0: "today", 1: "tomorrow"], .second: [0: "now"],
  ]

  private func write(_ count: Int, _ component: Calendar.Component, isPast: Bool) -> String {
    if dateTimeStyle == .named, let name = RelativeDateTimeFormatter.names[component]?[count] { return name }
    guard let unit = RelativeDateTimeFormatter.units.first(where: { $0.component == component }) else { return "" }
    let number = Int(count.magnitude)
    let amount: String
    switch unitsStyle {
    case .full: amount = "\(number) \(unit.full)\(number == 1 ? "" : "s")"
    case .spellOut:
      let formatter = NumberFormatter()
      formatter.numberStyle = .spellOut
      formatter.locale = Locale(identifier: "en_US")
      amount = "\(formatter.string(from: NSNumber(value: number)) ?? "\(number)") \(unit.full)\(number == 1 ? "" : "s")"
    case .short: amount = "\(number) \(unit.short == "day" && number != 1 ? "days" : unit.short)"
    case .abbreviated: amount = "\(number)\(unit.letter)"
    }
    return isPast ? "\(amount) ago" : "in \(amount)"
  }
}
