import Foundation

/// A notification and when it is to come.
///
/// - Source: developer.apple.com/documentation/usernotifications/unnotificationrequest
open class UNNotificationRequest: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: It never changes.
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?

  /// - Parameters:
  ///   - content: Copied.
  ///   - trigger: Nil for at once.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = (content.copy() as? UNNotificationContent) ?? content
    self.trigger = trigger
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A notification that has come.
///
/// - Source: developer.apple.com/documentation/usernotifications/unnotification
open class UNNotification: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: It never changes.
  public let date: Date
  public let request: UNNotificationRequest

  init(date: Date, request: UNNotificationRequest) {
    self.date = date
    self.request = request
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
