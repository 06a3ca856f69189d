import Foundation
import HostServices

/// A database of the calendars, events and reminders of a host's device, which all event stores share. It initially
/// contains one calendar and one list.
final class CalendarDatabase: @unchecked Sendable {
  // Unchecked: The lock guards the mutable state. The objects in the database are immutable.

  /// A saved event, with the dates of occurrences that were deleted or detached.
  struct Saved {
    var event: EKEvent
    var exceptions: Set<Date> = []

    /// Returns the start dates of the event.
    func dates(before end: Date) -> [Date] {
      guard let rule = event.recurrenceRules?.first else { return event.startDate < end ? [event.startDate] : [] }
      return Occurrences(start: event.startDate, rule: rule, timeZone: event.timeZone).dates(before: end)
        .filter { !exceptions.contains($0) }
    }
  }

  private struct Content {
    var calendars: [EKCalendar]
    var events: [Saved] = []
    var reminders: [EKReminder] = []
  }

  static var current: CalendarDatabase { HostServices.state(CalendarDatabase()) }

  let source = EKSource(named: "Default")
  private let lock = NSLock()
  private var content: Content

  private init() {
    content = Content(calendars: [
      EKCalendar(named: "Calendar", of: source, for: .event),
      EKCalendar(named: "Reminders", of: source, for: .reminder),
    ])
  }

  // MARK: - Calendars

  func calendars(for type: EKEntityType) -> [EKCalendar] {
    let mask: EKEntityMask = type == .event ? .event : .reminder
    return lock.withLock { content.calendars.filter { $0.allowedEntityTypes.contains(mask) } }
  }

  func save(_ calendar: EKCalendar) {
    lock.withLock {
      if !content.calendars.contains(where: { $0 === calendar }) { content.calendars.append(calendar) }
    }
  }

  func remove(_ calendar: EKCalendar) {
    lock.withLock {
      content.calendars.removeAll { $0 === calendar }
      content.events.removeAll { $0.event.calendar === calendar }
      content.reminders.removeAll { $0.calendar === calendar }
    }
  }

  // MARK: - Events

  var events: [Saved] { lock.withLock { content.events } }

  func event(_ identifier: String) -> Saved? { events.first { $0.event.eventIdentifier == identifier } }

  /// Adds an event, which replaces one with the same identifier.
  func put(_ saved: Saved) {
    lock.withLock {
      let identifier = saved.event.eventIdentifier
      if let index = content.events.firstIndex(where: { $0.event.eventIdentifier == identifier }) {
        content.events[index] = saved
      } else {
        content.events.append(saved)
      }
    }
  }

  func removeEvent(_ identifier: String) {
    lock.withLock { content.events.removeAll { $0.event.eventIdentifier == identifier } }
  }

  // MARK: - Reminders

  var reminders: [EKReminder] { lock.withLock { content.reminders } }

  func put(_ reminder: EKReminder) {
    lock.withLock {
      let identifier = reminder.calendarItemIdentifier
      if let index = content.reminders.firstIndex(where: { $0.calendarItemIdentifier == identifier }) {
        content.reminders[index] = reminder
      } else {
        content.reminders.append(reminder)
      }
    }
  }

  func removeReminder(_ identifier: String) {
    lock.withLock { content.reminders.removeAll { $0.calendarItemIdentifier == identifier } }
  }
}
