// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import HostServices
import PermissionResponses

/// A store of the calendars and reminders of the device, in memory. The user denies access unless the host has another
/// setting.
///
/// Changes are committed immediately. `commit: false` does not wait for `commit()`.
///
/// - Source: developer.apple.com/documentation/eventkit/ekeventstore
open class EKEventStore: NSObject, @unchecked Sendable {
  // Unchecked: The data is in a database with a lock.
  let database = CalendarDatabase.current

  public override init() { super.init() }

  open var eventStoreIdentifier: String { "Default" }

  // MARK: - Access

  private static func subject(_ type: EKEntityType) -> PermissionResponses.Subject {
    type == .event ? .calendars : .reminders
  }

  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    switch PermissionResponses.current.answer(to: subject(entityType)) {
    case .notDetermined: .notDetermined
    case .denied: .denied
    case .authorized: .fullAccess
    }
  }

  private func isAuthorized(_ type: EKEntityType) -> Bool {
    PermissionResponses.current.answer(to: Self.subject(type)) == .authorized
  }

  func demandAccess(_ type: EKEntityType) throws {
    guard isAuthorized(type) else { throw EKError(.eventStoreNotAuthorized) }
  }

  open func requestAccess(to entityType: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler)
  {
    RunLoopTurn.later { completion(PermissionResponses.current.ask(Self.subject(entityType)) == .authorized, nil) }
  }

  open func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    requestAccess(to: .event, completion: completion)
  }

  open func requestWriteOnlyAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    requestAccess(to: .event, completion: completion)
  }

  open func requestFullAccessToReminders(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    requestAccess(to: .reminder, completion: completion)
  }

  @discardableResult
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool {
    await withCheckedContinuation { done in
      requestAccess(to: entityType) { isGranted, _ in done.resume(returning: isGranted) }
    }
  }

  @discardableResult
  open func requestFullAccessToEvents() async throws -> Bool { try await requestAccess(to: .event) }
  @discardableResult
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { try await requestAccess(to: .event) }
  @discardableResult
  open func requestFullAccessToReminders() async throws -> Bool { try await requestAccess(to: .reminder) }

  // MARK: - Calendars

  open var sources: [EKSource] { isAuthorized(.event) || isAuthorized(.reminder) ? [database.source] : [] }

  open func source(withIdentifier identifier: String) -> EKSource? {
    sources.first { $0.sourceIdentifier == identifier }
  }

  open func calendars(for entityType: EKEntityType) -> [EKCalendar] {
    isAuthorized(entityType) ? database.calendars(for: entityType) : []
  }

  open var defaultCalendarForNewEvents: EKCalendar? { calendars(for: .event).first }
  open func defaultCalendarForNewReminders() -> EKCalendar? { calendars(for: .reminder).first }

  open func calendar(withIdentifier identifier: String) -> EKCalendar? {
    (calendars(for: .event) + calendars(for: .reminder)).first { $0.calendarIdentifier == identifier }
  }

  /// Saves a calendar. A calendar without a source results in `EKError.calendarHasNoSource`.
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    try demandAccess(calendar.allowedEntityTypes.contains(.event) ? .event : .reminder)
    guard calendar.source != nil else { throw EKError(.calendarHasNoSource) }
    calendar.isNew = false
    database.save(calendar)
    tellOfChange()
  }

  /// Removes a calendar and its contents.
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    try demandAccess(calendar.allowedEntityTypes.contains(.event) ? .event : .reminder)
    database.remove(calendar)
    tellOfChange()
  }

  // MARK: - Items

  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
    if isAuthorized(.event),
      let saved = database.events.first(where: { $0.event.calendarItemIdentifier == identifier })
    {
      return saved.event.duplicate(in: self)
    }
    guard isAuthorized(.reminder) else { return nil }
    return database.reminders.first { $0.calendarItemIdentifier == identifier }?.duplicate(in: self)
  }

  /// Does nothing, because changes are already committed.
  open func commit() throws {}
  /// Does nothing, because changes are already committed.
  open func reset() {}
  /// Does nothing, because there are no remote accounts.
  open func refreshSourcesIfNecessary() {}

  func tellOfChange() {
    RunLoopTurn.later { [self] in NotificationCenter.default.post(name: .EKEventStoreChanged, object: self) }
  }
}

public typealias EKEventStoreRequestAccessCompletionHandler = (Bool, (any Error)?) -> Void

/// - Source: developer.apple.com/documentation/eventkit/ekauthorizationstatus
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted, denied, fullAccess, writeOnly

  /// The status of full access, with the name from before iOS 17.
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}

extension NSNotification.Name {
  /// The notification that calendars, events or reminders have changed.
  public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}
