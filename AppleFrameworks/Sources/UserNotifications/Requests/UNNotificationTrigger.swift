import Foundation
import HostServices

/// When a notification comes. Only its subclasses say when.
///
/// - Source: developer.apple.com/documentation/usernotifications/unnotificationtrigger
open class UNNotificationTrigger: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: It never changes.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }

  /// Seconds up to the next time; nil where none is coming.
  func secondsToNext(after date: Date) -> Double? { nil }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A trigger of a server, which none reaches here.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  // Unchecked: It never changes.
}

/// Comes after some time, by the host's clock.
///
/// - Source: developer.apple.com/documentation/usernotifications/untimeintervalnotificationtrigger
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  // Unchecked: It never changes.
  public let timeInterval: TimeInterval

  /// - Parameters:
  ///   - timeInterval: Seconds, more than zero; at least 60 where it repeats.
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

/// Comes at a date of the calendar, by the host's date.
///
/// - Source: developer.apple.com/documentation/usernotifications/uncalendarnotificationtrigger
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  // Unchecked: It never changes.
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

/// Comes where the device enters or leaves a region, which is not watched here.
///
/// - Source: developer.apple.com/documentation/usernotifications/unlocationnotificationtrigger
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  // Unchecked: It never changes.
  public let region: CLRegion

  public init(region: CLRegion, repeats: Bool) {
    self.region = region
    super.init(repeats: repeats)
  }
}
