import QuartzCore

/// The part of a host for UIKit: its app, its device, and the state of all activities.
///
/// There is one for each `AppHost`; `UserInterface.current` is that of the current host.
package final class UserInterface {
  private unowned let host: AppHost

  private init(of host: AppHost) {
    self.host = host
    date = HostDate(clock: host.clock, base: host.base?.userInterface.date)
  }

  package static var current: UserInterface { AppHost.current.userInterface }

  /// The interface to which registrations are currently added.
  static var registrar: UserInterface { AppHost.registrar.userInterface }

  fileprivate static func make(for host: AppHost) -> UserInterface { UserInterface(of: host) }

  /// The interface of the host whose registrations also apply here.
  final var base: UserInterface? { host.base?.userInterface }

  // MARK: - Time

  package let date: HostDate
  let mainWork = MainWork()
  @MainActor package lazy var eventTimers = EventTimers(clock: host.clock)

  /// The listener for messages to developers, in place of standard error.
  @MainActor package var diagnosticListener: ((String) -> Void)?

  // MARK: - Values of other modules

  /// The screen. It is stored separately, since every new view reads it and a lookup in the table would be slower.
  @MainActor final var screenStorage: AnyObject?

  private final class Slot<Value> {
    var value: Value?
  }

  private var slots: [ObjectIdentifier: AnyObject] = [:]

  /// The value that a part of UIKit stores for each host; `nil` until it is set.
  ///
  /// Each part declares its own property in an extension of this class beside the type of the value, so that this file
  /// doesn't depend on higher layers.
  final subscript<Value>(_ type: Value.Type) -> Value? {
    get { slots[ObjectIdentifier(type)].flatMap { unsafeDowncast($0, to: Slot<Value>.self).value } }
    set {
      if let slot = slots[ObjectIdentifier(type)] {
        unsafeDowncast(slot, to: Slot<Value>.self).value = newValue
      } else {
        let slot = Slot<Value>()
        slot.value = newValue
        slots[ObjectIdentifier(type)] = slot
      }
    }
  }

  /// Returns the object that a part of UIKit stores for each host, created on first use.
  final func part<Value>(_ make: () -> Value) -> Value {
    if let known = self[Value.self] { return known }
    let made = make()
    self[Value.self] = made
    return made
  }
}

extension AppHost {
  /// The part for UIKit, created if there is none.
  package final var userInterface: UserInterface {
    if let interfaceStore { return unsafeDowncast(interfaceStore, to: UserInterface.self) }
    let made = UserInterface.make(for: self)
    interfaceStore = made
    return made
  }
}
