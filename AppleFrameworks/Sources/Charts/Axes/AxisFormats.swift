import Foundation
import SwiftUI

/// The default formats of labels.
enum AxisFormats {
  /// Returns the digits after the decimal point that a step needs.
  static func digits(_ step: Double) -> Int {
    guard step > 0, step.isFinite else { return 0 }
    var digits = 0
    var scaled = step
    while digits < 10, abs(scaled - scaled.rounded()) > 1e-6 * max(1, abs(scaled)) {
      scaled *= 10
      digits += 1
    }
    return digits
  }

  static func number(_ number: Double, step: Double, _ environment: EnvironmentValues) -> String {
    let digits = digits(step)
    return number.formatted(.number.precision(.fractionLength(0...digits)).locale(environment.locale))
  }

  static func percent(_ number: Double, _ environment: EnvironmentValues) -> String {
    number.formatted(.percent.precision(.fractionLength(0...1)).locale(environment.locale))
  }

  /// Returns a date with the components that a unit has.
  static func date(_ date: Date, _ unit: Calendar.Component, _ environment: EnvironmentValues) -> String {
    var style = Date.FormatStyle(
      locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
    switch unit {
    case .year, .yearForWeekOfYear, .era: style = style.year()
    case .quarter, .month: style = style.month(.abbreviated)
    case .day, .weekOfYear, .weekOfMonth, .weekday, .dayOfYear: style = style.month(.abbreviated).day()
    case .hour: style = style.hour()
    case .minute: style = style.hour().minute()
    default: style = style.hour().minute().second()
    }
    return style.format(date)
  }
}
