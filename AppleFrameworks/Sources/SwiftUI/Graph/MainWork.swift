import Foundation
import HostServices

/// A namespace for functions that perform work on the main actor: immediately on the main thread, and otherwise on the
/// main queue.
enum MainWork {
  static func run(_ work: @escaping @MainActor () -> Void) {
    if HostServices.isOnMainQueue {
      MainActor.assumeIsolated(work)
    } else {
      let transfer = UncheckedWork(work: work)
      DispatchQueue.main.async { MainActor.assumeIsolated(transfer.work) }
    }
  }

  /// Unchecked: The closure is called only on the main actor.
  private struct UncheckedWork: @unchecked Sendable {
    let work: @MainActor () -> Void
  }
}
