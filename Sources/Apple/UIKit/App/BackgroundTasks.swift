import Foundation

/// What an app wants to finish after it has left the front: it has half a minute for it.
@MainActor
final class BackgroundTasks {
  private struct Task {
    var identifier: UIBackgroundTaskIdentifier
    var expire: (@MainActor @Sendable () -> Void)?
  }

  /// How long an app may go on, in seconds.
  ///
  /// - Source: developer.apple.com/documentation/uikit/extending-your-app-s-background-execution-time, and measured by many: 30 s
  ///   since iOS 13.
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

  /// How long the app may go on: without end while it is in front.
  var remaining: TimeInterval {
    guard application.applicationState == .background else { return .greatestFiniteMagnitude }
    return timer.map { max(0, $0.fireDate.timeIntervalSinceNow) } ?? 0
  }

  /// The app has left the front.
  func begin() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: BackgroundTasks.limit, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.expire() }
    }
  }

  /// The app is back.
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
