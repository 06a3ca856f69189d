import Foundation

/// The common superclass of events and reminders.
///
/// - Source: developer.apple.com/documentation/eventkit/ekcalendaritem
open class EKCalendarItem: EKObject {
  let store: EKEventStore

  /// The calendar; `nil` until it is set. An item without a calendar cannot be saved.
  open var calendar: EKCalendar!
  open internal(set) var calendarItemIdentifier = UUID().uuidString
  open var title: String!
  open var location: String?
  open var notes: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open internal(set) var creationDate: Date?
  open internal(set) var lastModifiedDate: Date?
  open var alarms: [EKAlarm]?
  open var recurrenceRules: [EKRecurrenceRule]?

  init(in eventStore: EKEventStore) {
    store = eventStore
    super.init()
  }

  open var hasAlarms: Bool { !(alarms ?? []).isEmpty }
  open var hasNotes: Bool { !(notes ?? "").isEmpty }
  open var hasRecurrenceRules: Bool { !(recurrenceRules ?? []).isEmpty }
  open var hasAttendees: Bool { false }

  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }

  /// Copies the values of another item.
  func take(_ other: EKCalendarItem) {
    isNew = other.isNew
    (calendar, calendarItemIdentifier, title) = (other.calendar, other.calendarItemIdentifier, other.title)
    (location, notes, url, timeZone) = (other.location, other.notes, other.url, other.timeZone)
    (creationDate, lastModifiedDate) = (other.creationDate, other.lastModifiedDate)
    (alarms, recurrenceRules) = (other.alarms, other.recurrenceRules)
  }
}
