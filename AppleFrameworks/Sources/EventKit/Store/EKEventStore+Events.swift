import Foundation
import HostServices

/// The span of a change of a recurring event.
///
/// - Source: developer.apple.com/documentation/eventkit/ekspan
public enum EKSpan: Int, Sendable {
  case thisEvent = 0
  case futureEvents
}

/// A predicate for events. A store accepts no other predicates.
final class EventPredicate: NSPredicate {
  let range: Range<Date>
  let calendars: Set<String>?

  init(_ range: Range<Date>, _ calendars: Set<String>?) {
    (self.range, self.calendars) = (range, calendars)
    super.init { item, _ in
      guard let event = item as? EKEvent else { return false }
      return event.startDate < range.upperBound && event.endDate >= range.lowerBound
        && calendars?.contains(event.calendar.calendarIdentifier) ?? true
    }
  }

  required init?(coder: NSCoder) { fatalError("a predicate of events cannot be decoded from an archive") }
}

extension EKEventStore {
  /// The maximum time span of a predicate, which is four years.
  ///
  /// - Source: developer.apple.com/documentation/eventkit/ekeventstore/predicateforevents(withstart:end:calendars:)
  private static let longestSpan: TimeInterval = 4 * 366 * 24 * 3600

  /// Returns a predicate for events between two dates. If the time span exceeds four years, only the first four years
  /// are included.
  public func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate
  {
    let end = min(max(startDate, endDate), startDate + Self.longestSpan)
    return EventPredicate(startDate..<end, calendars.map { Set($0.map(\.calendarIdentifier)) })
  }

  /// Returns the events that match a predicate of this class. The order is not documented, and this framework sorts
  /// them by start date. Another predicate is a programming error.
  public func events(matching predicate: NSPredicate) -> [EKEvent] {
    guard let predicate = predicate as? EventPredicate else {
      preconditionFailure("EKEventStore: events are looked for with predicateForEvents(withStart:end:calendars:)")
    }
    guard (try? demandAccess(.event)) != nil else { return [] }
    return database.events.flatMap { saved in
      saved.dates(before: predicate.range.upperBound).map { saved.event.duplicate(in: self, startingAt: $0) }
    }
    .filter { predicate.evaluate(with: $0) }.sorted { $0.startDate < $1.startDate }
  }

  public func enumerateEvents(
    matching predicate: NSPredicate, using block: @escaping (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    for event in events(matching: predicate) where !stops.boolValue { block(event, &stops) }
  }

  /// Returns the event with an identifier. For a recurring event, it is the first occurrence.
  public func event(withIdentifier identifier: String) -> EKEvent? {
    guard (try? demandAccess(.event)) != nil else { return nil }
    return database.event(identifier)?.event.duplicate(in: self)
  }

  public func save(_ event: EKEvent, span: EKSpan) throws { try save(event, span: span, commit: true) }

  /// Saves an event. For a recurring event, the occurrence becomes a separate event, alone or with the following ones.
  public func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    try demandAccess(.event)
    guard event.calendar != nil else { throw EKError(.noCalendar) }
    guard event.calendar.allowedEntityTypes.contains(.event) else { throw EKError(.calendarDoesNotAllowEvents) }
    guard event.startDate != nil else { throw EKError(.noStartDate) }
    guard event.endDate != nil else { throw EKError(.noEndDate) }
    guard event.startDate <= event.endDate else { throw EKError(.datesInverted) }
    if let saved = database.event(event.eventIdentifier), saved.event.hasRecurrenceRules,
      let date = event.occurrenceDate
    {
      if span == .thisEvent {
        detach(event, from: saved, at: date)
      } else if date > saved.event.startDate {
        end(saved, before: date)
        event.eventIdentifier = ""
      }
    }
    if event.eventIdentifier.isEmpty {
      event.calendarItemIdentifier = UUID().uuidString
      event.eventIdentifier = event.calendarItemIdentifier
      event.creationDate = HostServices.date
    }
    event.lastModifiedDate = HostServices.date
    event.isNew = false
    if !event.isDetached { event.occurrenceDate = event.startDate }
    let exceptions = database.event(event.eventIdentifier)?.exceptions ?? []
    database.put(.init(event: event.duplicate(in: self), exceptions: event.hasRecurrenceRules ? exceptions : []))
    tellOfChange()
  }

  /// Makes an occurrence a separate event.
  private func detach(_ event: EKEvent, from saved: CalendarDatabase.Saved, at date: Date) {
    var saved = saved
    saved.exceptions.insert(date)
    database.put(saved)
    event.eventIdentifier = ""
    event.recurrenceRules = nil
    event.isDetached = true
  }

  /// Ends a recurring event before a date.
  private func end(_ saved: CalendarDatabase.Saved, before date: Date) {
    let event = saved.event.duplicate(in: self)
    event.recurrenceRules = event.recurrenceRules?.map { $0.ending(EKRecurrenceEnd(end: date - 1)) }
    database.put(.init(event: event, exceptions: saved.exceptions))
  }

  public func remove(_ event: EKEvent, span: EKSpan) throws { try remove(event, span: span, commit: true) }

  /// Removes an event. For a recurring event, it removes an occurrence, alone or with the following ones.
  public func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    try demandAccess(.event)
    guard var saved = database.event(event.eventIdentifier) else { return }
    let date = event.occurrenceDate ?? saved.event.startDate!
    if saved.event.hasRecurrenceRules, span == .thisEvent {
      saved.exceptions.insert(date)
      database.put(saved)
    } else if saved.event.hasRecurrenceRules, date > saved.event.startDate {
      end(saved, before: date)
    } else {
      database.removeEvent(event.eventIdentifier)
    }
    tellOfChange()
  }
}
