import Foundation
import HostServices

/// Runs work on the main actor: at once on the main thread, and otherwise on the main queue.
enum MainWork {
  static func run(_ work: @escaping @MainActor () -> Void) {
    if HostServices.isOnMainQueue {
      MainActor.assumeIsolated(work)
    } else {
      let transfer = UncheckedWork(work: work)
      DispatchQueue.main.async { MainActor.assumeIsolated(transfer.work) }
    }
  }

  /// Unchecked: the closure is called on the main actor only.
  private struct UncheckedWork: @unchecked Sendable {
    let work: @MainActor () -> Void
  }
}
