import Foundation

/// Names of notifications about events that a host without a status bar of its own, a clock that passes midnight and a
/// screenshot button does not have. Observers are never called here.
extension UIApplication {
  /// The user took a screenshot with the device's buttons.
  public nonisolated class var userDidTakeScreenshotNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationUserDidTakeScreenshotNotification")
  }

  /// A new day began, or the carrier changed the time.
  public nonisolated class var significantTimeChangeNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationSignificantTimeChangeNotification")
  }

  /// The user changed whether the app may refresh in the background.
  public nonisolated class var backgroundRefreshStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
  }

  /// The frame of the status bar is about to change, as during a phone call on older devices.
  public nonisolated class var willChangeStatusBarFrameNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillChangeStatusBarFrameNotification")
  }

  /// The frame of the status bar changed.
  public nonisolated class var didChangeStatusBarFrameNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidChangeStatusBarFrameNotification")
  }

  /// The shortest time between fetches in the background, for `setMinimumBackgroundFetchInterval(_:)`: zero seconds.
  public nonisolated class var backgroundFetchIntervalMinimum: TimeInterval { 0 }

  /// A time in which no fetch in the background happens.
  public nonisolated class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }

  /// Sets the shortest time between fetches in the background. No such fetch happens here.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
}
