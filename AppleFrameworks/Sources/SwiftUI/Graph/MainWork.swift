import Foundation
import HostServices

/// Work for the main actor: at once where this runs on it, else in a turn of the main queue.
enum MainWork {
  static func run(_ work: @escaping @MainActor () -> Void) {
    if HostServices.isOnMainQueue || Thread.isMainThread {
      MainActor.assumeIsolated(work)
    } else {
      let transfer = UncheckedWork(work: work)
      DispatchQueue.main.async { MainActor.assumeIsolated(transfer.work) }
    }
  }

  private struct UncheckedWork: @unchecked Sendable {
    let work: @MainActor () -> Void
  }
}
