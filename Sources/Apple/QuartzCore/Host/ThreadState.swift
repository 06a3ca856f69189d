/// The state of a thread for a host. Entering another host starts with a new state, and leaving it restores the
/// previous one.
package final class ThreadState {
  /// The host that was entered; `nil` if there is none.
  package let host: AppHost?

  /// The stack frame of the call that entered the host; 0 without one.
  let entryFrame: UInt

  // The state of UIKit, whose types are unknown here.
  package var traits: AnyObject?
  package var tintedView: AnyObject?
  package var contexts: AnyObject?

  init(in host: AppHost?, from entryFrame: UInt = 0) {
    self.host = host
    self.entryFrame = entryFrame
  }

  private static let slot = ThreadSlot<ThreadState>()

  /// The state of this thread; `nil` if there is none.
  static var known: ThreadState? {
    get { slot.value }
    set { slot.value = newValue }
  }

  /// The state of this thread, created if there is none.
  package static var current: ThreadState {
    if let known { return known }
    let state = ThreadState(in: nil)
    known = state
    return state
  }
}
