import Foundation

/// A recurrence rule of an item.
///
/// - Source: developer.apple.com/documentation/eventkit/ekrecurrencerule
open class EKRecurrenceRule: NSObject {
  public let frequency: EKRecurrenceFrequency

  /// The interval in days, weeks, months or years.
  public let interval: Int

  /// The first day of the week: 1 for Sunday, or 0 for that of the calendar.
  open var firstDayOfTheWeek: Int { 0 }
  public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
  public let daysOfTheMonth: [NSNumber]?
  public let daysOfTheYear: [NSNumber]?
  public let weeksOfTheYear: [NSNumber]?
  public let monthsOfTheYear: [NSNumber]?
  public let setPositions: [NSNumber]?

  /// The end of the rule; `nil` for a rule without an end.
  open var recurrenceEnd: EKRecurrenceEnd?

  public convenience init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
    self.init(
      recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil, monthsOfTheYear: nil,
      weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: end)
  }

  /// Creates a rule. An interval of less than 1 is a programming error.
  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
    daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?,
    daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
  ) {
    precondition(interval > 0, "EKRecurrenceRule: an interval is positive, not \(interval)")
    (frequency, self.interval) = (type, interval)
    (daysOfTheWeek, daysOfTheMonth, monthsOfTheYear) = (days, monthDays, months)
    (self.weeksOfTheYear, self.daysOfTheYear, self.setPositions) = (weeksOfTheYear, daysOfTheYear, setPositions)
    recurrenceEnd = end
  }

  /// Returns the rule with another end.
  func ending(_ end: EKRecurrenceEnd?) -> EKRecurrenceRule {
    EKRecurrenceRule(
      recurrenceWith: frequency, interval: interval, daysOfTheWeek: daysOfTheWeek, daysOfTheMonth: daysOfTheMonth,
      monthsOfTheYear: monthsOfTheYear, weeksOfTheYear: weeksOfTheYear, daysOfTheYear: daysOfTheYear,
      setPositions: setPositions, end: end)
  }
}

public enum EKRecurrenceFrequency: Int, Sendable {
  case daily = 0
  case weekly, monthly, yearly
}

/// A weekday of a recurrence rule, in each week or in one week of a month.
///
/// - Source: developer.apple.com/documentation/eventkit/ekrecurrencedayofweek
open class EKRecurrenceDayOfWeek: NSObject {
  public let dayOfTheWeek: EKWeekday

  /// The week number: 2 for the second such day of the month, -1 for the last one, or 0 for all.
  public let weekNumber: Int

  public convenience init(_ dayOfTheWeek: EKWeekday) { self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: 0) }

  public init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
    (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber)
  }

  public convenience init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
    self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: weekNumber)
  }
}

public enum EKWeekday: Int, Sendable {
  case sunday = 1
  case monday, tuesday, wednesday, thursday, friday, saturday
}

/// The end of a recurrence rule: at a date, or after a number of occurrences.
///
/// - Source: developer.apple.com/documentation/eventkit/ekrecurrenceend
open class EKRecurrenceEnd: NSObject {
  /// The latest start date of an occurrence; `nil` if the occurrences are counted.
  public let endDate: Date?

  /// The number of occurrences; 0 if the rule ends at a date.
  public let occurrenceCount: Int

  public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }

  /// Creates an end after a number of occurrences. A number of less than 1 is a programming error.
  public init(occurrenceCount: Int) {
    precondition(occurrenceCount > 0, "EKRecurrenceEnd: a count of occurrences is positive, not \(occurrenceCount)")
    (endDate, self.occurrenceCount) = (nil, occurrenceCount)
  }
}
