import Foundation

/// The objects that higher modules store for a host, one of each type.
///
/// Unchecked: a lock protects the objects.
final class HostStates: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var states: [ObjectIdentifier: AnyObject] = [:]

  func find<State: AnyObject>(_ make: () -> State) -> State {
    lock.withLock {
      let key = ObjectIdentifier(State.self)
      if let found = states[key] { return unsafeDowncast(found, to: State.self) }
      let made = make()
      states[key] = made
      return made
    }
  }
}
