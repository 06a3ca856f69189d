import Foundation

/// An event of a calendar. It is added to the calendar when a store saves it.
///
/// - Source: developer.apple.com/documentation/eventkit/ekevent
open class EKEvent: EKCalendarItem {
  /// The identifier, which is empty until the event is saved. All occurrences of a recurring event have the same
  /// identifier.
  open internal(set) var eventIdentifier: String! = ""
  open var isAllDay = false
  open var startDate: Date!
  open var endDate: Date!
  open var structuredLocation: EKStructuredLocation? { didSet { location = structuredLocation?.title } }
  open var availability = EKEventAvailability.busy
  open var status: EKEventStatus { .none }

  /// Whether the event is an occurrence of a recurring event that was changed separately.
  open internal(set) var isDetached = false

  /// The original start date of an occurrence that was changed.
  open internal(set) var occurrenceDate: Date!

  public init(eventStore: EKEventStore) { super.init(in: eventStore) }

  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    switch (startDate, other.startDate) {
    case (let own?, let date?): own.compare(date)
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    default: .orderedDescending
    }
  }

  /// Returns a copy for another store or another date.
  func duplicate(in store: EKEventStore, startingAt date: Date? = nil) -> EKEvent {
    let copy = EKEvent(eventStore: store)
    copy.structuredLocation = structuredLocation
    copy.take(self)
    (copy.eventIdentifier, copy.isAllDay, copy.availability) = (eventIdentifier, isAllDay, availability)
    (copy.isDetached, copy.startDate, copy.endDate) = (isDetached, startDate, endDate)
    copy.occurrenceDate = occurrenceDate ?? startDate
    if let date {
      copy.endDate = date + endDate.timeIntervalSince(startDate)
      (copy.startDate, copy.occurrenceDate) = (date, date)
    }
    return copy
  }
}

/// - Source: developer.apple.com/documentation/eventkit/ekeventavailability
public enum EKEventAvailability: Int, Sendable {
  case notSupported = -1
  case busy = 0
  case free, tentative, unavailable
}

/// - Source: developer.apple.com/documentation/eventkit/ekeventstatus
public enum EKEventStatus: Int, Sendable {
  case none = 0
  case confirmed, tentative, canceled
}
