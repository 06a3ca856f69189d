import Foundation

/// Checks after each update whether a value has changed.
@MainActor
protocol UpdateWatcher: AnyObject {
  /// Watchers with a higher order act first.
  var order: Int { get }
  func check(into actions: inout [() -> Void])
}
