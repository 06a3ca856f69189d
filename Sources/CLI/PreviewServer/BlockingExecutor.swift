import Dispatch

/// Runs an actor whose methods block, as they wait for a program or a socket, one at a time on threads of its own. The
/// threads of Swift's concurrency are few, and must not wait.
final class BlockingExecutor: SerialExecutor {
  private let queue: DispatchQueue

  /// - Parameter name: for debuggers.
  init(_ name: String) {
    queue = DispatchQueue(label: name)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
