import Foundation

/// A typed message that has a notification of a name.
@MainActor
protocol NamedMessage: NotificationCenter.MainActorMessage {
  // Foundation's protocol has these requirements on Apple's systems only.
  static var name: Notification.Name { get }
  static func makeMessage(_ notification: Notification) -> Self?
}

/// Notifications that are posted by name and as typed messages.
///
/// Foundation on Linux delivers a message only to observers of messages, and a notification only to observers of its
/// name. On Apple's systems, both receive either.
@MainActor
enum TypedNotifications {
  /// Posts a notification with a subject as its object, and the message that it contains.
  static func post<Message: NamedMessage>(
    _ type: Message.Type, of subject: Message.Subject, _ info: [AnyHashable: Any]? = nil
  ) where Message.Subject: AnyObject {
    let notification = Notification(name: Message.name, object: subject, userInfo: info)
    NotificationCenter.default.post(notification)
    if let message = Message.makeMessage(notification) {
      NotificationCenter.default.post(message, subject: subject)
    }
  }
}
