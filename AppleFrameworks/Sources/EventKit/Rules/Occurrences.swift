import Foundation

/// The start dates of a recurring event, computed by the rules of RFC 5545 (section 3.3.10).
///
/// Weeks of the year are not supported.
struct Occurrences {
  let start: Date
  let rule: EKRecurrenceRule
  let calendar: Calendar

  init(start: Date, rule: EKRecurrenceRule, timeZone: TimeZone?) {
    (self.start, self.rule) = (start, rule)
    var calendar = Calendar(identifier: .gregorian)
    if let timeZone { calendar.timeZone = timeZone }
    self.calendar = calendar
  }

  /// Returns the dates before `end`, in order. The first one is the start of the event.
  func dates(before end: Date) -> [Date] {
    var dates: [Date] = []
    let last = rule.recurrenceEnd?.endDate ?? .distantFuture
    let count = rule.recurrenceEnd.map { $0.occurrenceCount > 0 ? $0.occurrenceCount : .max } ?? .max
    var period = 0
    while let first = beginning(ofPeriod: period), first < end, first <= last {
      for date in days(ofPeriod: first) where date >= start {
        guard date < end, date <= last, dates.count < count else { return dates }
        dates.append(date)
      }
      period += 1
    }
    return dates
  }

  private var component: Calendar.Component {
    switch rule.frequency {
    case .daily: .day
    case .weekly: .weekOfYear
    case .monthly: .month
    case .yearly: .year
    }
  }

  private func beginning(ofPeriod index: Int) -> Date? {
    guard let first = calendar.dateInterval(of: component, for: start)?.start else { return nil }
    return calendar.date(byAdding: component, value: index * rule.interval, to: first)
  }

  /// Returns the dates in a period, at the time of the start.
  private func days(ofPeriod first: Date) -> [Date] {
    var days: [Date]
    switch rule.frequency {
    case .daily: days = [first].filter(isDayOfRule)
    case .weekly:
      let weekdays = rule.daysOfTheWeek?.map(\.dayOfTheWeek.rawValue) ?? [calendar.component(.weekday, from: start)]
      days = all(of: .weekOfYear, from: first).filter { weekdays.contains(calendar.component(.weekday, from: $0)) }
    case .monthly: days = self.days(ofMonth: first)
    case .yearly: days = self.days(ofYear: first)
    }
    if let positions = rule.setPositions, !positions.isEmpty {
      let chosen = positions.map { $0.intValue > 0 ? $0.intValue - 1 : days.count + $0.intValue }
      days = days.indices.filter(chosen.contains).map { days[$0] }
    }
    let time = calendar.dateComponents([.hour, .minute, .second], from: start)
    return days.compactMap {
      calendar.date(bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: $0)
    }
  }

  private func all(of component: Calendar.Component, from first: Date) -> [Date] {
    guard let interval = calendar.dateInterval(of: component, for: first) else { return [] }
    var days = [interval.start]
    while let next = calendar.date(byAdding: .day, value: days.count, to: interval.start), next < interval.end {
      days.append(next)
    }
    return days
  }

  private func isDayOfRule(_ day: Date) -> Bool {
    let parts = calendar.dateComponents([.weekday, .month, .day], from: day)
    let weekdays = rule.daysOfTheWeek?.map(\.dayOfTheWeek.rawValue)
    return weekdays?.contains(parts.weekday ?? 0) ?? true
      && rule.monthsOfTheYear?.contains { $0.intValue == parts.month } ?? true
  }

  private func days(ofMonth first: Date) -> [Date] {
    let days = all(of: .month, from: first)
    if let numbers = rule.daysOfTheMonth, !numbers.isEmpty { return chosen(numbers, of: days) }
    if let weekdays = rule.daysOfTheWeek, !weekdays.isEmpty {
      let found = weekdays.flatMap { weekday -> [Date] in
        let same = days.filter { calendar.component(.weekday, from: $0) == weekday.dayOfTheWeek.rawValue }
        return weekday.weekNumber == 0 ? same : chosen([NSNumber(value: weekday.weekNumber)], of: same)
      }
      return Set(found).sorted()
    }
    // A month that is too short contains no occurrence.
    return chosen([NSNumber(value: calendar.component(.day, from: start))], of: days)
  }

  private func days(ofYear first: Date) -> [Date] {
    if let numbers = rule.daysOfTheYear, !numbers.isEmpty { return chosen(numbers, of: all(of: .year, from: first)) }
    let months = rule.monthsOfTheYear?.map(\.intValue).sorted() ?? [calendar.component(.month, from: start)]
    return months.flatMap { month in
      calendar.date(byAdding: .month, value: month - 1, to: first).map(days(ofMonth:)) ?? []
    }
  }

  /// Returns days by their numbers. Negative numbers count from the end.
  private func chosen(_ numbers: [NSNumber], of days: [Date]) -> [Date] {
    let indices = Set(numbers.map { $0.intValue > 0 ? $0.intValue - 1 : days.count + $0.intValue })
    return days.indices.filter(indices.contains).map { days[$0] }
  }
}
