import RuntimeSupport

/// The memory of one device: its clock, the objects that it drives, and UIKit's state for its app.
///
/// A process may have several isolated hosts with different devices and times. Apple's static members, such as
/// `CACurrentMediaTime()`, `CATransaction` and `UIApplication.shared`, use `AppHost.current`, the host whose code is
/// running. With a layer or view, its own host is used: `CALayer.host`.
///
/// Unchecked: as with layers, only the user interface thread uses it.
package final class AppHost: @unchecked Sendable {
  package let clock = MediaClock()
  package let timers = VirtualTimers()
  package let transactions = TransactionStack()
  package let animations = AnimationRegistry()
  package let displayLinks = DisplayLinks()

  /// The host whose registrations also apply here, such as appearance proxies. Objects that a program sets up outside
  /// of any host apply to all of them.
  package let base: AppHost?

  /// UIKit's part, once it is created. Its type is unknown here.
  package var interfaceStore: AnyObject?

  /// Whether views that this host's code creates record their call stack. It remains `false` if the stack can't be
  /// read.
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

  // The last reference may be on another thread, such as that of a test's task.
  deinit { MainQueue.letGo(interfaceStore, states, timers, transactions, animations, displayLinks, base) }

  /// The host whose code is running on this thread: the last one that was entered, or else that of the task or process.
  package static var current: AppHost {
    entered ?? HostScope.current.host
  }

  /// The host that called the code on this thread; `nil` if there is none.
  package static var entered: AppHost? { ThreadState.known?.host }

  /// The stack frame at which this thread entered the host, as ``CallStack/frame`` returns it; 0 if there is none. Its
  /// callers don't belong to the host's code.
  package static var entryFrame: UInt { ThreadState.known?.entryFrame ?? 0 }

  /// The host to which registrations are added: the one that called the code, or the base of its scope.
  package static var registrar: AppHost { entered ?? HostScope.current.base }

  /// Returns the object of a type that another module stores for this host, created on first use. It may be called on
  /// any thread.
  package func state<State: AnyObject>(_ make: @autoclosure () -> State) -> State { states.find(make) }

  /// Calls a closure as this host's code. Apple's static members on this thread then use the host.
  package func run<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let outer = ThreadState.known
    if outer?.host === self { return try body() }
    ThreadState.known = ThreadState(in: self, from: CallStack.frame)
    defer { ThreadState.known = outer }
    return try body()
  }
}
