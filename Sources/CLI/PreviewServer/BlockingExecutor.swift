import Dispatch

/// An executor for an actor whose methods block while they wait for a program or a socket. It runs them one at a time
/// on its own thread, because the few threads of Swift concurrency must not block.
final class BlockingExecutor: SerialExecutor {
  private let queue: DispatchQueue

  /// - Parameter name: The name for debuggers.
  init(_ name: String) {
    queue = DispatchQueue(label: name)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
