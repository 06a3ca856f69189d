import Foundation

/// How an item repeats.
///
/// - Source: developer.apple.com/documentation/eventkit/ekrecurrencerule
open class EKRecurrenceRule: NSObject {
  public let frequency: EKRecurrenceFrequency

  /// Every how many days, weeks, months or years.
  public let interval: Int

  /// The first day of a week: 1 for Sunday; 0 for that of the calendar.
  open var firstDayOfTheWeek: Int { 0 }
  public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
  public let daysOfTheMonth: [NSNumber]?
  public let daysOfTheYear: [NSNumber]?
  public let weeksOfTheYear: [NSNumber]?
  public let monthsOfTheYear: [NSNumber]?
  public let setPositions: [NSNumber]?

  /// Nil for a rule without an end.
  open var recurrenceEnd: EKRecurrenceEnd?

  public convenience init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
    self.init(
      recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil, monthsOfTheYear: nil,
      weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: end)
  }

  /// An interval below one is a caller's bug.
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

  /// The same rule with another end.
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

/// A weekday of a rule, of each week or of one of a month.
///
/// - Source: developer.apple.com/documentation/eventkit/ekrecurrencedayofweek
open class EKRecurrenceDayOfWeek: NSObject {
  public let dayOfTheWeek: EKWeekday

  /// 2 for the second such day of the month, -1 for the last one; 0 for all.
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

/// When a rule ends: at a date, or after a count of occurrences.
///
/// - Source: developer.apple.com/documentation/eventkit/ekrecurrenceend
open class EKRecurrenceEnd: NSObject {
  /// The last moment at which an occurrence may begin; nil where occurrences are counted.
  public let endDate: Date?

  /// Zero where a date ends the rule.
  public let occurrenceCount: Int

  public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }

  /// A count below one is a caller's bug.
  public init(occurrenceCount: Int) {
    precondition(occurrenceCount > 0, "EKRecurrenceEnd: a count of occurrences is positive, not \(occurrenceCount)")
    (endDate, self.occurrenceCount) = (nil, occurrenceCount)
  }
}
