import Foundation
import FoundationNetworking

/// The tasks of sessions that have begun and not ended: what shows a screen waits for them, so that what an app shows does not go by how
/// fast the machine is.
enum RunningTasks {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var tasks: [(task: URLSessionTask, start: ContinuousClock.Instant)] = []

  /// No longer is a task waited for: a connection may be kept open without end.
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

  /// Takes out a task that waits for a network.
  static func stopAwaiting(_ task: URLSessionTask) {
    lock.withLock { tasks.removeAll { $0.task === task } }
  }

  fileprivate static func add(_ task: URLSessionTask) {
    lock.withLock {
      if !tasks.contains(where: { $0.task === task }) { tasks.append((task, .now)) }
    }
  }

  private class Noticed: URLSessionTask, @unchecked Sendable {
    // Unchecked: As its superclass; it has no state of its own.
    override func resume() {
      RequestLog.add(self)
      RunningTasks.add(self)
      super.resume()
    }
  }

  private class Plain: URLSessionTask, @unchecked Sendable {
    // Unchecked: As its superclass; it has no state of its own.
  }
}
