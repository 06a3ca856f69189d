import Foundation

/// The names of notifications that a host never posts, since it has no status bar changes, no clock that passes
/// midnight and no screenshot button.
extension UIApplication {
  /// The name of the notification that the user took a screenshot.
  public nonisolated class var userDidTakeScreenshotNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationUserDidTakeScreenshotNotification")
  }

  /// The name of the notification that a new day began or the carrier changed the time.
  public nonisolated class var significantTimeChangeNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationSignificantTimeChangeNotification")
  }

  /// The name of the notification that the user changed the setting for background refresh.
  public nonisolated class var backgroundRefreshStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
  }

  /// The name of the notification that the frame of the status bar is about to change, as during a phone call on older
  /// devices.
  public nonisolated class var willChangeStatusBarFrameNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillChangeStatusBarFrameNotification")
  }

  /// The name of the notification that the frame of the status bar changed.
  public nonisolated class var didChangeStatusBarFrameNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidChangeStatusBarFrameNotification")
  }

  /// The minimum interval of background fetches, for `setMinimumBackgroundFetchInterval(_:)`: 0 seconds.
  public nonisolated class var backgroundFetchIntervalMinimum: TimeInterval { 0 }

  /// The interval with which no background fetches happen.
  public nonisolated class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }

  /// Sets the minimum interval of background fetches. There are none here.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
}
