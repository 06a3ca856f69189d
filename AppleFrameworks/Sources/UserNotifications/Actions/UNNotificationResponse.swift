// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The identifier of the action that opens the app.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

/// The identifier of the action that dismisses a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// The user's response to a notification.
///
/// - Source: developer.apple.com/documentation/usernotifications/unnotificationresponse
open class UNNotificationResponse: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: The type is immutable.
  public let notification: UNNotification
  public let actionIdentifier: String

  package init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The user's text response to a notification.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  // Unchecked: The type is immutable.
  public let userText: String

  package init(notification: UNNotification, actionIdentifier: String, userText: String) {
    self.userText = userText
    super.init(notification: notification, actionIdentifier: actionIdentifier)
  }
}
