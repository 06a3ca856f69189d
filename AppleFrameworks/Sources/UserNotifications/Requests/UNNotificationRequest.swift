import Foundation

/// A request for a notification, with its content and trigger.
///
/// - Source: developer.apple.com/documentation/usernotifications/unnotificationrequest
open class UNNotificationRequest: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: The type is immutable.
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - content: The content, which is copied.
  ///   - trigger: The trigger; `nil` for immediate delivery.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = (content.copy() as? UNNotificationContent) ?? content
    self.trigger = trigger
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A delivered notification.
///
/// - Source: developer.apple.com/documentation/usernotifications/unnotification
open class UNNotification: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: The type is immutable.
  public let date: Date
  public let request: UNNotificationRequest

  init(date: Date, request: UNNotificationRequest) {
    self.date = date
    self.request = request
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
