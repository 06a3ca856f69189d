import Foundation
import HostServices
import PermissionResponses

extension EKEventStore {
  /// Unchecked: The closure only reads values.
  private struct Condition: @unchecked Sendable {
    let holds: (EKReminder) -> Bool
  }

  private func predicate(_ calendars: [EKCalendar]?, _ condition: @escaping (EKReminder) -> Bool) -> NSPredicate {
    let identifiers = calendars.map { Set($0.map(\.calendarIdentifier)) }
    let condition = Condition(holds: condition)
    return NSPredicate { item, _ in
      guard let reminder = item as? EKReminder else { return false }
      return identifiers?.contains(reminder.calendar.calendarIdentifier) ?? true && condition.holds(reminder)
    }
  }

  /// Returns a predicate for all reminders in some lists, or in all lists.
  public func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { predicate(calendars) { _ in true } }

  /// Returns a predicate for incomplete reminders. The dates limit the due dates.
  public func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate {
    predicate(calendars) { reminder in
      guard !reminder.isCompleted else { return false }
      let due = reminder.dueDateComponents.flatMap { Calendar(identifier: .gregorian).date(from: $0) }
      return Self.lies(due, from: startDate, to: endDate)
    }
  }

  /// Returns a predicate for completed reminders. The dates limit the completion dates.
  public func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate {
    predicate(calendars) { reminder in
      reminder.isCompleted && Self.lies(reminder.completionDate, from: startDate, to: endDate)
    }
  }

  private static func lies(_ date: Date?, from start: Date?, to end: Date?) -> Bool {
    guard start != nil || end != nil else { return true }
    guard let date else { return false }
    return date >= start ?? .distantPast && date <= end ?? .distantFuture
  }

  /// Fetches reminders. The completion handler receives `nil` if access is denied.
  ///
  /// - Returns: An identifier for `cancelFetchRequest(_:)`.
  @discardableResult
  public func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any {
    let request = ReminderRequest()
    RunLoopTurn.later { [self] in
      guard !request.isCancelled else { return }
      let isGranted = (try? demandAccess(.reminder)) != nil
      completion(
        isGranted
          ? database.reminders.filter { predicate.evaluate(with: $0) }.map { $0.duplicate(in: self) } : nil)
    }
    return request
  }

  /// Cancels a fetch, whose completion handler is not called.
  public func cancelFetchRequest(_ fetchIdentifier: Any) { (fetchIdentifier as? ReminderRequest)?.isCancelled = true }

  private final class ReminderRequest { var isCancelled = false }

  public func save(_ reminder: EKReminder, commit: Bool) throws {
    try demandAccess(.reminder)
    guard reminder.calendar != nil else { throw EKError(.noCalendar) }
    guard reminder.calendar.allowedEntityTypes.contains(.reminder) else {
      throw EKError(.calendarDoesNotAllowReminders)
    }
    guard (0...9).contains(reminder.priority) else { throw EKError(.priorityIsInvalid) }
    guard !reminder.hasRecurrenceRules || reminder.dueDateComponents != nil else {
      throw EKError(.recurringReminderRequiresDueDate)
    }
    reminder.creationDate = reminder.creationDate ?? HostServices.date
    reminder.lastModifiedDate = HostServices.date
    reminder.isNew = false
    database.put(reminder.duplicate(in: self))
    tellOfChange()
  }

  public func remove(_ reminder: EKReminder, commit: Bool) throws {
    try demandAccess(.reminder)
    database.removeReminder(reminder.calendarItemIdentifier)
    tellOfChange()
  }
}
