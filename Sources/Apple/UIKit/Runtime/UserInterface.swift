import QuartzCore

/// UIKit's part of a host: the app that it shows, its device, and everything that is under way in it.
///
/// There is one for each `AppHost`; `UserInterface.current` is that of the host whose code runs.
package final class UserInterface {
  private unowned let host: AppHost

  private init(of host: AppHost) {
    self.host = host
    date = HostDate(clock: host.clock, base: host.base?.userInterface.date)
  }

  package static var current: UserInterface { AppHost.current.userInterface }

  /// Where what code registers now belongs.
  static var registrar: UserInterface { AppHost.registrar.userInterface }

  fileprivate static func make(for host: AppHost) -> UserInterface { UserInterface(of: host) }

  /// That of the host whose registrations hold here, too.
  final var base: UserInterface? { host.base?.userInterface }

  // MARK: - Time

  package let date: HostDate
  let mainWork = MainWork()
  @MainActor package lazy var eventTimers = EventTimers(clock: host.clock)

  /// Gets what the developer should know, instead of standard error.
  @MainActor package var diagnosticListener: ((String) -> Void)?

  // MARK: - What others keep

  /// The screen, for which every new view asks: a look into the table of the others would take longer than what it asks for.
  @MainActor final var screenStorage: AnyObject?

  private final class Slot<Value> {
    var value: Value?
  }

  private var slots: [ObjectIdentifier: AnyObject] = [:]

  /// A value that a part of UIKit keeps for each host; nil until it is set.
  ///
  /// The part declares a property of its own for it, in an extension of this class that lies beside the value's type. So what
  /// lies here knows nothing of what lies above it.
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

  /// What a part of UIKit keeps for each host, made when it is first asked for.
  final func part<Value>(_ make: () -> Value) -> Value {
    if let known = self[Value.self] { return known }
    let made = make()
    self[Value.self] = made
    return made
  }
}

extension AppHost {
  /// UIKit's part, made where there is none yet.
  package final var userInterface: UserInterface {
    if let interfaceStore { return unsafeDowncast(interfaceStore, to: UserInterface.self) }
    let made = UserInterface.make(for: self)
    interfaceStore = made
    return made
  }
}
