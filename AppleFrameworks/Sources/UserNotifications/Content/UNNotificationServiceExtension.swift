import Foundation

/// Changes what a notification from a server says before it is shown. None comes from a server; a subclass can be called by
/// its app's tests.
///
/// - Source: developer.apple.com/documentation/usernotifications/unnotificationserviceextension
open class UNNotificationServiceExtension: NSObject {
  public override init() { super.init() }

  /// Hands the content on as it came.
  open func didReceive(
    _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) { contentHandler(request.content) }

  /// Is called where a subclass has not handed the content on in time.
  open func serviceExtensionTimeWillExpire() {}
}
