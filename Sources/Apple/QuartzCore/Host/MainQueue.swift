import Foundation
import RuntimeSupport

/// Tells whether code runs on the main queue, whatever the thread: a program that waits in `dispatchMain()` runs that queue
/// on other threads than the main one.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }

  /// Sees to it that objects which the caller lets go end on the main queue, as views and layers have to: those of other hosts are used
  /// there. Past the leader of that queue, and without a job of the concurrency library: whoever holds them last may hold a lock.
  package static func letGo(_ objects: AnyObject?...) {
    if !isCurrent { MainQueueLead.callOnMain { withExtendedLifetime(objects) {} } }
  }
}
