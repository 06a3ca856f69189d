/// What a thread is in the middle of, for one host: entering another host begins anew, leaving it goes on where it was.
package final class ThreadState {
  /// The host that was entered; nil on a thread that is in none.
  package let host: AppHost?

  /// The frame of the call that entered the host; 0 without one.
  let entryFrame: UInt

  // UIKit's, of types that are not known here.
  package var traits: AnyObject?
  package var tintedView: AnyObject?
  package var contexts: AnyObject?

  init(in host: AppHost?, from entryFrame: UInt = 0) {
    self.host = host
    self.entryFrame = entryFrame
  }

  private static let slot = ThreadSlot<ThreadState>()

  /// The state of this thread; nil before there is any.
  static var known: ThreadState? {
    get { slot.value }
    set { slot.value = newValue }
  }

  /// The state of this thread, made where there is none yet.
  package static var current: ThreadState {
    if let known { return known }
    let state = ThreadState(in: nil)
    known = state
    return state
  }
}
