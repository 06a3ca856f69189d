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

  /// The state of this thread in the host that it has entered; nil in none.
  static var entered: ThreadState? {
    get { slot.value?.host == nil ? nil : slot.value }
    set { slot.value = newValue }
  }

  /// The state of this thread, made where there is none yet.
  package static var current: ThreadState {
    if let state = slot.value { return state }
    let state = ThreadState(in: nil)
    slot.value = state
    return state
  }
}
