import Foundation

/// Tells whether code runs on the main queue, whatever the thread: a program that waits in `dispatchMain()` runs that queue
/// on other threads than the main one.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}
