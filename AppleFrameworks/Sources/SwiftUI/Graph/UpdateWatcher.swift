import Foundation

/// An object that checks after each update whether a value has changed.
@MainActor
protocol UpdateWatcher: AnyObject {
  /// The order of the watcher. Watchers with a higher order act first.
  var order: Int { get }
  func check(into actions: inout [() -> Void])
}
