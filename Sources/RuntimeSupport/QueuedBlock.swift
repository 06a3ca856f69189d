import CRuntimeSupport

/// A block that was given to the main queue.
package struct QueuedBlock {
  let address: UnsafeMutableRawPointer

  /// Runs it, and lets it go: once.
  package func run() { host_time_run_block(address) }
}
