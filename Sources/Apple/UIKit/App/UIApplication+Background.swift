import Foundation

// What an app does while it is not in front, and what it is told of from afar.
extension UIApplication {
  /// Asks for time to finish something in the background.
  ///
  /// - Parameters:
  ///   - taskName: for who looks for what was not ended.
  ///   - handler: called where the task was not ended in time.
  /// - Returns: what `endBackgroundTask(_:)` takes.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks.add(handler)
  }

  /// Asks for time to finish something in the background.
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks.add(handler)
  }

  /// Says that something is finished.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { backgroundTasks.remove(identifier) }

  /// How many seconds the app may go on; while it is in front, without end.
  public var backgroundTimeRemaining: TimeInterval { backgroundTasks.remaining }

  /// Whether notifications come from afar: not to a host's device.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// Asks the user for notifications. That of a host's device wants none, of which the delegate hears. Deprecated by Apple since iOS 10.
  public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
    let granted = UIUserNotificationSettings(types: [], categories: notificationSettings.categories)
    currentUserNotificationSettings = granted
    DispatchQueue.main.async {
      MainActor.assumeIsolated { self.delegate?.application(self, didRegister: granted) }
    }
  }

  /// Asks for notifications from afar. A host's device has none, of which the delegate hears.
  public func registerForRemoteNotifications() {
    let error = NSError(
      domain: NSCocoaErrorDomain, code: 3010,
      userInfo: [NSLocalizedDescriptionKey: "remote notifications are not supported on this device"])
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
      }
    }
  }

}

/// What an app found when it was woken to look for something new.
///
/// - Source: developer.apple.com/documentation/uikit/uibackgroundfetchresult
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData = 0
  case noData = 1
  case failed = 2
}

/// The number of something that an app wants to finish in the background.
///
/// - Source: developer.apple.com/documentation/uikit/uibackgroundtaskidentifier
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No task: the app may not go on in the background.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
