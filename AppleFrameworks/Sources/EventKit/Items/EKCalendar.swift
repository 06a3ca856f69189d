import CoreGraphics
import Foundation

/// A calendar of events, or a list of reminders.
///
/// - Source: developer.apple.com/documentation/eventkit/ekcalendar
open class EKCalendar: EKObject, @unchecked Sendable {
  // Unchecked: Apps use all objects of a store on one thread at a time.
  open internal(set) var calendarIdentifier = UUID().uuidString
  open var title: String
  open var source: EKSource!
  open var cgColor: CGColor!
  public let type = EKCalendarType.local
  open var allowsContentModifications: Bool { true }
  open var isSubscribed: Bool { false }
  open var isImmutable: Bool { false }
  public let allowedEntityTypes: EKEntityMask

  public init(for entityType: EKEntityType, eventStore: EKEventStore) {
    title = ""
    allowedEntityTypes = entityType == .event ? .event : .reminder
    cgColor = CGColor(red: 0, green: 0.48, blue: 1, alpha: 1)
  }

  /// Creates a calendar that a device initially has.
  init(named title: String, of source: EKSource, for types: EKEntityMask) {
    self.title = title
    allowedEntityTypes = types
    super.init()
    (self.source, calendarIdentifier, isNew) = (source, title, false)
    cgColor = CGColor(red: 0, green: 0.48, blue: 1, alpha: 1)
  }
}

public enum EKCalendarType: Int, Sendable {
  case local = 0
  case calDAV, exchange, subscription, birthday
}

public enum EKEntityType: UInt, Sendable {
  case event = 0
  case reminder
}

/// - Source: developer.apple.com/documentation/eventkit/ekentitymask
public struct EKEntityMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let event = EKEntityMask(rawValue: 1)
  public static let reminder = EKEntityMask(rawValue: 2)
}

/// An account that contains calendars.
///
/// - Source: developer.apple.com/documentation/eventkit/eksource
open class EKSource: EKObject, @unchecked Sendable {
  // Unchecked: The type is immutable.
  public let sourceIdentifier: String
  public let sourceType = EKSourceType.local
  public let title: String

  init(named title: String) { (sourceIdentifier, self.title) = (title, title) }

  open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> {
    Set(CalendarDatabase.current.calendars(for: entityType).filter { $0.source === self })
  }
}

public enum EKSourceType: Int, Sendable {
  case local = 0
  case exchange, calDAV, mobileMe, subscribed, birthdays
}
