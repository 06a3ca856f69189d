import Foundation
import FoundationNetworking

/// The running tasks of sessions. The display of a screen waits for them, so that it does not depend on the speed of
/// the machine.
enum RunningTasks {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var tasks: [(task: URLSessionTask, start: ContinuousClock.Instant)] = []

  /// The maximum time for which a task is awaited, because a connection may stay open indefinitely.
  private static let longestWait = Duration.seconds(20)

  static func begin() -> String? {
    for type in [URLSessionDataTask.self, URLSessionUploadTask.self, URLSessionDownloadTask.self] as [AnyClass] {
      guard MethodTable.give(type, methodsOf: Noticed.self, beside: Plain.self, declaredBy: URLSessionTask.self) == 1
      else { return "the methods of Foundation's \(type) are not where they are expected" }
    }
    return nil
  }

  static var areAwaited: Bool {
    RequestLog.settle()
    return lock.withLock {
      tasks.removeAll { $0.task.state == .completed || ContinuousClock.now - $0.start > longestWait }
      return tasks.contains { $0.task.state != .suspended }
    }
  }

  /// Stops awaiting a task that waits for connectivity.
  static func stopAwaiting(_ task: URLSessionTask) {
    lock.withLock { tasks.removeAll { $0.task === task } }
  }

  fileprivate static func add(_ task: URLSessionTask) {
    lock.withLock {
      if !tasks.contains(where: { $0.task === task }) { tasks.append((task, .now)) }
    }
  }

  private class Noticed: URLSessionTask, @unchecked Sendable {
    // Unchecked: The requirements of the superclass apply. The class has no state of its own.
    override func resume() {
      RequestLog.add(self)
      RunningTasks.add(self)
      super.resume()
    }
  }

  private class Plain: URLSessionTask, @unchecked Sendable {
    // Unchecked: The requirements of the superclass apply. The class has no state of its own.
  }
}
