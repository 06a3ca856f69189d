import Foundation

// The background execution and the remote notifications of an app.
extension UIApplication {
  /// Begins a task that may finish in the background.
  ///
  /// - Parameters:
  ///   - taskName: A name for debugging.
  ///   - handler: A closure that is called if the task isn't ended in time.
  /// - Returns: The identifier for `endBackgroundTask(_:)`.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks.add(handler)
  }

  /// Begins a task that may finish in the background.
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks.add(handler)
  }

  /// Ends a background task.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { backgroundTasks.remove(identifier) }

  /// The remaining time in the background, in seconds; unlimited in the foreground.
  public var backgroundTimeRemaining: TimeInterval { backgroundTasks.remaining }

  /// Whether the app is registered for remote notifications: `false`, since a host has none.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// Registers notification settings. The user of a host allows none, and the delegate is notified. Apple deprecated
  /// it in iOS 10.
  public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
    let granted = UIUserNotificationSettings(types: [], categories: notificationSettings.categories)
    currentUserNotificationSettings = granted
    DispatchQueue.main.async {
      MainActor.assumeIsolated { self.delegate?.application(self, didRegister: granted) }
    }
  }

  /// Registers for remote notifications. It fails on a host, and the delegate is notified.
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

/// The result of a background fetch.
///
/// - Source: developer.apple.com/documentation/uikit/uibackgroundfetchresult
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData = 0
  case noData = 1
  case failed = 2
}

/// The identifier of a background task.
///
/// - Source: developer.apple.com/documentation/uikit/uibackgroundtaskidentifier
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The identifier of no task: the app may not run in the background.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
