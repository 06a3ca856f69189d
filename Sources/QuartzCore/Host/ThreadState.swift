/// What a thread is in the middle of, for one host: entering another host begins anew, leaving it goes on where it was.
package final class ThreadState {
  /// The host that was entered; nil on a thread that is in none.
  package let host: AppHost?

  // UIKit's, of types that are not known here.
  package var traits: AnyObject?
  package var tintedView: AnyObject?
  package var contexts: AnyObject?

  init(in host: AppHost?) {
    self.host = host
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
