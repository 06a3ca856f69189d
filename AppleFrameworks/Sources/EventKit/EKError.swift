// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

public let EKErrorDomain = "EKErrorDomain"

/// An error of saving an item or a calendar.
///
/// - Source: developer.apple.com/documentation/eventkit/ekerror-swift.struct
public struct EKError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case eventNotMutable = 0
    case noCalendar, noStartDate, noEndDate, datesInverted, internalFailure, calendarReadOnly
    case durationGreaterThanRecurrence, alarmGreaterThanRecurrence, startDateTooFarInFuture
    case startDateCollidesWithOtherOccurrence, objectBelongsToDifferentStore, invitesCannotBeMoved, invalidSpan
    case calendarHasNoSource, calendarSourceCannotBeModified, calendarIsImmutable
    case sourceDoesNotAllowCalendarAddDelete, recurringReminderRequiresDueDate, structuredLocationsNotSupported
    case reminderLocationsNotSupported, alarmProximityNotSupported, calendarDoesNotAllowEvents
    case calendarDoesNotAllowReminders, sourceDoesNotAllowReminders, sourceDoesNotAllowEvents, priorityIsInvalid
    case invalidEntityType, procedureAlarmsNotMutable, eventStoreNotAuthorized, osNotSupported

    public static func ~= (match: Code, error: any Error) -> Bool { (error as? EKError)?.code == match }
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { EKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    let words =
      switch code {
      case .eventStoreNotAuthorized: "Access to this event store is unauthorized."
      case .noCalendar: "No calendar has been set."
      case .noStartDate: "No start date has been set."
      case .noEndDate: "No end date has been set."
      case .datesInverted: "The start date must be before the end date."
      case .recurringReminderRequiresDueDate: "A repeating reminder must have a due date."
      default: "The item could not be saved."
      }
    return [NSLocalizedDescriptionKey: words]
  }

  public static var noCalendar: Code { .noCalendar }
  public static var noStartDate: Code { .noStartDate }
  public static var noEndDate: Code { .noEndDate }
  public static var datesInverted: Code { .datesInverted }
  public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
}
