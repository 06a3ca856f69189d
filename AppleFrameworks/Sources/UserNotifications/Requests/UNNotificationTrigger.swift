import Foundation
import HostServices

/// The base class of triggers. Subclasses determine the time of delivery.
///
/// - Source: developer.apple.com/documentation/usernotifications/unnotificationtrigger
open class UNNotificationTrigger: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: The type is immutable.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }

  /// Returns the number of seconds until the next delivery; `nil` if there is none.
  func secondsToNext(after date: Date) -> Double? { nil }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A trigger of a notification from a server. No such notifications arrive.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  // Unchecked: The type is immutable.
}

/// A trigger that delivers a notification after a time interval, by the host's clock.
///
/// - Source: developer.apple.com/documentation/usernotifications/untimeintervalnotificationtrigger
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  // Unchecked: The type is immutable.
  public let timeInterval: TimeInterval

  /// Creates a trigger.
  ///
  /// - Parameters:
  ///   - timeInterval: The interval in seconds, which is greater than 0, and at least 60 if the trigger repeats.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    guard timeInterval > 0 else {
      fatalError("UNTimeIntervalNotificationTrigger: time interval must be greater than 0, not \(timeInterval)")
    }
    guard !repeats || timeInterval >= 60 else {
      fatalError(
        "UNTimeIntervalNotificationTrigger: time interval must be at least 60 if repeating, not \(timeInterval)")
    }
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  open func nextTriggerDate() -> Date? { HostServices.date.addingTimeInterval(timeInterval) }

  override func secondsToNext(after date: Date) -> Double? { timeInterval }
}

/// A trigger that delivers a notification at a date of the calendar, by the host's date.
///
/// - Source: developer.apple.com/documentation/usernotifications/uncalendarnotificationtrigger
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  // Unchecked: The type is immutable.
  public let dateComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  open func nextTriggerDate() -> Date? { next(after: HostServices.date) }

  private func next(after date: Date) -> Date? {
    (dateComponents.calendar ?? .current).nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime)
  }

  override func secondsToNext(after date: Date) -> Double? { next(after: date)?.timeIntervalSince(date) }
}

/// A trigger that delivers a notification when the device enters or leaves a region. Regions are not monitored.
///
/// - Source: developer.apple.com/documentation/usernotifications/unlocationnotificationtrigger
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  // Unchecked: The type is immutable.
  public let region: CLRegion

  public init(region: CLRegion, repeats: Bool) {
    self.region = region
    super.init(repeats: repeats)
  }
}
