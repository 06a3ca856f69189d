import CRuntimeSupport

/// A block that was given to the main queue. It runs once at most, and goes with its owner where that does not come to it.
package final class QueuedBlock {
  private var address: UnsafeMutableRawPointer?

  init(address: UnsafeMutableRawPointer) { self.address = address }

  deinit { if let address { host_time_release_block(address) } }

  /// Leaves the block to the one who gave it.
  func giveBack() { address = nil }

  package func run() {
    guard let address else { return }
    self.address = nil
    host_time_run_block(address)
  }
}
