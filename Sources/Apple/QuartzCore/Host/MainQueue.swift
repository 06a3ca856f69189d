import Foundation
import RuntimeSupport

/// The main queue, independent of its thread: a program that waits in `dispatchMain()` runs it on threads other than
/// the main one.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }

  /// Releases objects on the main queue, since views and layers must be deallocated there, where those of other hosts
  /// are used. It bypasses the interception of that queue and doesn't use a job of the concurrency library, since the
  /// caller may hold a lock.
  package static func letGo(_ objects: AnyObject?...) {
    if !isCurrent { MainQueueLead.callOnMain { withExtendedLifetime(objects) {} } }
  }
}
