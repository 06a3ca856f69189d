import CRuntimeSupport

/// A block for the main queue. It runs at most once. If it never runs, its owner releases it.
package final class QueuedBlock {
  private var address: UnsafeMutableRawPointer?

  init(address: UnsafeMutableRawPointer) { self.address = address }

  deinit { if let address { host_time_release_block(address) } }

  /// Returns ownership of the block to the caller.
  func giveBack() { address = nil }

  package func run() {
    guard let address else { return }
    self.address = nil
    host_time_run_block(address)
  }
}
