import Foundation

/// An extension that changes the content of a notification from a server before it is displayed. No notifications
/// arrive from a server, but the tests of an app can call a subclass.
///
/// - Source: developer.apple.com/documentation/usernotifications/unnotificationserviceextension
open class UNNotificationServiceExtension: NSObject {
  public override init() { super.init() }

  /// Passes on the content unchanged.
  open func didReceive(
    _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) { contentHandler(request.content) }

  /// Tells the extension that it has not passed on the content in time.
  open func serviceExtensionTimeWillExpire() {}
}
