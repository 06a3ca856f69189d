import Dispatch

/// A namespace for functions that perform work in a later turn of the main queue, in which delegates and completion
/// handlers receive results.
package enum RunLoopTurn {
  /// Unchecked: The closure is the app's, which expects to be called on the main queue.
  private struct Handed: @unchecked Sendable {
    let work: () -> Void
  }

  package static func later(_ work: @escaping () -> Void) {
    let handed = Handed(work: work)
    DispatchQueue.main.async { handed.work() }
  }
}
