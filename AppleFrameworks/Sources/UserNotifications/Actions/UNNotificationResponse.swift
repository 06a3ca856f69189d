// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The identifier of the action that opens the app.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

/// The identifier of the action that puts a notification away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What a person did with a notification.
///
/// - Source: developer.apple.com/documentation/usernotifications/unnotificationresponse
open class UNNotificationResponse: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: It never changes.
  public let notification: UNNotification
  public let actionIdentifier: String

  package init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What a person wrote in answer to a notification.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  // Unchecked: It never changes.
  public let userText: String

  package init(notification: UNNotification, actionIdentifier: String, userText: String) {
    self.userText = userText
    super.init(notification: notification, actionIdentifier: actionIdentifier)
  }
}
