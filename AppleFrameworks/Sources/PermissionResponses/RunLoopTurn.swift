import Dispatch

/// A later turn of the main queue, in which delegates and completion handlers hear of what an app has asked for.
package enum RunLoopTurn {
  /// Unchecked: What is handed over is the app's, which expects to be called on the main queue.
  private struct Handed: @unchecked Sendable {
    let work: () -> Void
  }

  package static func later(_ work: @escaping () -> Void) {
    let handed = Handed(work: work)
    DispatchQueue.main.async { handed.work() }
  }
}
