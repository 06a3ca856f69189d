import Foundation

/// The tasks that an app finishes in the background. It has half a minute.
@MainActor
final class BackgroundTasks {
  private struct Task {
    var identifier: UIBackgroundTaskIdentifier
    var expire: (@MainActor @Sendable () -> Void)?
  }

  /// The maximum time in the background, in seconds.
  ///
  /// - Source: developer.apple.com/documentation/uikit/extending-your-app-s-background-execution-time, and measurements
  ///   by developers: 30 s since iOS 13.
  private static let limit: TimeInterval = 30

  private unowned let application: UIApplication
  private var tasks: [Task] = []
  private var count = 0
  private var timer: Timer?

  init(of application: UIApplication) { self.application = application }

  func add(_ expire: (@MainActor @Sendable () -> Void)?) -> UIBackgroundTaskIdentifier {
    count += 1
    let identifier = UIBackgroundTaskIdentifier(rawValue: count)
    tasks.append(Task(identifier: identifier, expire: expire))
    return identifier
  }

  func remove(_ identifier: UIBackgroundTaskIdentifier) { tasks.removeAll { $0.identifier == identifier } }

  /// The remaining time, which is unlimited in the foreground.
  var remaining: TimeInterval {
    guard application.applicationState == .background else { return .greatestFiniteMagnitude }
    return timer.map { max(0, $0.fireDate.timeIntervalSinceNow) } ?? 0
  }

  /// Starts the time when the app enters the background.
  func begin() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: BackgroundTasks.limit, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.expire() }
    }
  }

  /// Stops the time when the app enters the foreground.
  func end() {
    timer?.invalidate()
    timer = nil
  }

  private func expire() {
    timer = nil
    let late = tasks
    tasks = []
    for task in late { task.expire?() }
  }
}
