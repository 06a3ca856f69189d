import RuntimeSupport

/// What one device would have in its memory: its clock, what runs by it, and what UIKit keeps for the app that it shows.
///
/// A process may have several, with other devices and times; none sees another. Statics of Apple's, such as
/// `CACurrentMediaTime()`, `CATransaction` or `UIApplication.shared`, answer for `AppHost.current`, the one whose code runs.
/// Where a layer or view is at hand, its own host is asked: `CALayer.host`.
///
/// Unchecked: only the thread that runs the interface uses it, as with layers.
package final class AppHost: @unchecked Sendable {
  package let clock = MediaClock()
  package let timers = VirtualTimers()
  package let transactions = TransactionStack()
  package let animations = AnimationRegistry()
  package let displayLinks = DisplayLinks()

  /// The host whose registrations hold here too, such as appearance proxies: what a program sets up outside of any host
  /// holds in all of them.
  package let base: AppHost?

  /// UIKit's part, once it is asked for. Of a type that is not known here.
  package var interfaceStore: AnyObject?

  /// Whether views that this host's code makes note which code that is. Stays `false` where the stack can't be read.
  package var notesOrigins = false {
    didSet { if notesOrigins, !CallStack.mechanism.isSound { notesOrigins = false } }
  }

  private let states = HostStates()

  package init(base: AppHost? = nil) {
    RuntimeMechanism.requireForHosts()
    self.base = base
    transactions.host = self
    animations.host = self
  }

  // Another thread may hold the host last, such as that of a test's task.
  deinit { MainQueue.letGo(interfaceStore, states, timers, transactions, animations, displayLinks, base) }

  /// The host whose code runs on this thread: the one that was entered last, or else that of the task or process.
  package static var current: AppHost {
    entered ?? HostScope.current.host
  }

  /// The host whose call this thread is in; nil where none has called.
  package static var entered: AppHost? { ThreadState.known?.host }

  /// The frame from which the host was entered whose call this thread is in, as ``CallStack/frame`` has it; 0 where none has called.
  /// What called it has nothing to do with what goes on inside.
  package static var entryFrame: UInt { ThreadState.known?.entryFrame ?? 0 }

  /// Where what code registers now belongs: with the host that has called it, or with all of its scope.
  package static var registrar: AppHost { entered ?? HostScope.current.base }

  /// What another module keeps for this host, one object of each type; made when it is first asked for. By any thread.
  package func state<State: AnyObject>(_ make: @autoclosure () -> State) -> State { states.find(make) }

  /// Runs something as this host's code: statics of Apple's answer for it meanwhile, on this thread.
  package func run<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let outer = ThreadState.known
    if outer?.host === self { return try body() }
    ThreadState.known = ThreadState(in: self, from: CallStack.frame)
    defer { ThreadState.known = outer }
    return try body()
  }
}
