import Foundation

/// Looks after each update whether something has changed.
@MainActor
protocol UpdateWatcher: AnyObject {
  /// Later ones act first.
  var order: Int { get }
  func check(into actions: inout [() -> Void])
}
