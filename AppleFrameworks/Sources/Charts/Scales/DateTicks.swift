import Foundation

/// A number of calendar units.
struct DateStep: Hashable {
  let unit: Calendar.Component
  let count: Int

  /// Steps whose multiples are round times, with their lengths in seconds.
  private static let choices: [(DateStep, Double)] = [
    (DateStep(unit: .second, count: 1), 1), (DateStep(unit: .second, count: 5), 5),
    (DateStep(unit: .second, count: 15), 15), (DateStep(unit: .second, count: 30), 30),
    (DateStep(unit: .minute, count: 1), 60), (DateStep(unit: .minute, count: 5), 300),
    (DateStep(unit: .minute, count: 15), 900), (DateStep(unit: .minute, count: 30), 1800),
    (DateStep(unit: .hour, count: 1), 3600), (DateStep(unit: .hour, count: 3), 10_800),
    (DateStep(unit: .hour, count: 6), 21_600), (DateStep(unit: .hour, count: 12), 43_200),
    (DateStep(unit: .day, count: 1), 86_400), (DateStep(unit: .day, count: 2), 172_800),
    (DateStep(unit: .weekOfYear, count: 1), 604_800), (DateStep(unit: .weekOfYear, count: 2), 1_209_600),
    (DateStep(unit: .month, count: 1), 2_629_746),
    (DateStep(unit: .month, count: 3), 7_889_238), (DateStep(unit: .month, count: 6), 15_778_476),
    (DateStep(unit: .year, count: 1), 31_556_952), (DateStep(unit: .year, count: 2), 63_113_904),
    (DateStep(unit: .year, count: 5), 157_784_760), (DateStep(unit: .year, count: 10), 315_569_520),
    (DateStep(unit: .year, count: 20), 631_139_040), (DateStep(unit: .year, count: 50), 1_577_847_600),
    (DateStep(unit: .year, count: 100), 3_155_695_200),
  ]

  /// Returns the step with which a span, in seconds, has the number of ticks that is closest to a count.
  ///
  /// - Parameter least: The unit of the data. Shorter steps have no ticks of their own.
  static func fitting(_ span: Double, count: Int, least: Calendar.Component? = nil) -> DateStep {
    let shortest = least.map { length(of: $0) } ?? 0
    let wanted = span / Double(max(1, count))
    let candidates = choices.filter { $0.1 >= shortest * 0.99 }
    let found = candidates.min { abs(log($0.1 / max(wanted, 1e-3))) < abs(log($1.1 / max(wanted, 1e-3))) }
    return (found ?? choices[choices.count - 1]).0
  }

  static func length(of unit: Calendar.Component) -> Double {
    switch unit {
    case .year, .yearForWeekOfYear: 31_556_952
    case .quarter: 7_889_238
    case .month: 2_629_746
    case .weekOfYear, .weekOfMonth: 604_800
    case .day, .weekday, .dayOfYear: 86_400
    case .hour: 3600
    case .minute: 60
    default: 1
    }
  }
}

/// The starts of calendar units.
enum DateTicks {
  /// Returns the starts within bounds.
  static func within(_ low: Date, _ high: Date, _ step: DateStep, _ calendar: Calendar) -> [Date] {
    covering(low, high, step, calendar).filter { $0 >= low && $0 <= high }
  }

  /// Returns the starts that cover bounds: the last one at or before the lower bound to the first one after the upper.
  static func covering(_ low: Date, _ high: Date, _ step: DateStep, _ calendar: Calendar) -> [Date] {
    guard low <= high, let first = start(low, step, calendar) else { return [] }
    var dates = [first]
    var index = 1
    while let last = dates.last, last <= high || dates.count < 2, index < 10_000 {
      // Steps are counted from the first date, because a month added to January 31 loses days.
      let (unit, count) = step.unit == .quarter ? (.month, 3 * step.count) : (step.unit, step.count)
      guard let next = calendar.date(byAdding: unit, value: index * count, to: first), next > last else { break }
      dates.append(next)
      index += 1
    }
    return dates
  }

  private static func start(_ date: Date, _ step: DateStep, _ calendar: Calendar) -> Date? {
    guard let unit = calendar.dateInterval(of: step.unit, for: date)?.start else { return nil }
    guard step.count > 1 else { return unit }
    let larger: Calendar.Component? =
      switch step.unit {
      case .second: .minute
      case .minute: .hour
      case .hour: .day
      case .day: .month
      case .month: .year
      default: nil
      }
    guard let larger, let base = calendar.dateInterval(of: larger, for: date)?.start else {
      guard step.unit == .year else { return unit }
      let year = calendar.component(.year, from: unit)
      return calendar.date(byAdding: .year, value: -(year % step.count), to: unit)
    }
    let passed = calendar.dateComponents([step.unit], from: base, to: unit).value(for: step.unit) ?? 0
    return calendar.date(byAdding: step.unit, value: passed - passed % step.count, to: base)
  }
}
