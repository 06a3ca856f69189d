/// The registrations for trait changes of an object, in the order in which they were made.
@MainActor
final class TraitChangeRegistry {
  private final class Registration: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let action: (any UITraitEnvironment, UITraitCollection) -> Void

    init(traits: [UITrait], action: @escaping (any UITraitEnvironment, UITraitCollection) -> Void) {
      self.traits = traits
      self.action = action
    }
  }

  private var registrations: [Registration] = []

  nonisolated init() {}

  /// Registers a handler that takes the object in its own type.
  func register<Environment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = Registration(traits: traits) { environment, previous in
      guard let typed = environment as? Environment else {
        fatalError(
          "registerForTraitChanges: the handler expects a \(Environment.self), but was registered on a "
            + "\(type(of: environment))")
      }
      handler(typed, previous)
    }
    registrations.append(registration)
    return registration
  }

  /// Registers a selector, which gets as many of the object and its previous traits as it takes arguments.
  ///
  /// - Parameter target: The receiver; `nil` for the object itself.
  func register(_ traits: [UITrait], target: Any?, action: Selector) -> any UITraitChangeRegistration {
    let isOwn = target == nil
    let count = action.description.count { $0 == ":" }
    let registration = Registration(traits: traits) {
      [weak receiver = ClassReceiver.object(of: target)] environment, previous in
      guard let object = isOwn ? environment as AnyObject : receiver else { return }
      SelectorTable.send(action, to: object, Array([environment, previous].prefix(count)))
    }
    registrations.append(registration)
    return registration
  }

  func unregister(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  /// Calls each handler for which at least one trait differs between the two collections.
  ///
  /// A handler may register and unregister. A handler that an earlier one of the same round unregisters isn't called.
  func notify(_ environment: any UITraitEnvironment, from previous: UITraitCollection, to current: UITraitCollection) {
    for registration in registrations {
      guard registration.traits.contains(where: { previous.values.differs($0, from: current.values) }) else { continue }
      guard registrations.contains(where: { $0 === registration }) else { continue }
      registration.action(environment, previous)
    }
  }
}
