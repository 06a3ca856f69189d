extension CALayer {
  final func searchAction(forKey event: String) -> (any CAAction)? {
    let own = delegate?.action(for: self, forKey: event) ?? extras?.actions?[event]
    let found =
      own ?? type(of: self).defaultAction(forKey: event) ?? ImplicitAnimations.action(for: self, forKey: event)
    return found is NSNull ? nil : found
  }

  /// Runs the action of an event other than a change of a property.
  final func runEvent(_ event: LayerKey) {
    guard !CATransaction.disableActions() else { return }
    action(forKey: event.rawValue)?.run(forKey: event.rawValue, object: self, arguments: nil)
  }

  final func storeActions(_ actions: [String: any CAAction]?) {
    extrasToChange.actions = actions
    updateObservesChanges()
  }

  final func storeDelegate(_ delegate: (any CALayerDelegate)?) {
    if let owner, delegate === owner { return }
    owner = nil
    if delegate != nil || extras != nil { extrasToChange.delegate = delegate }
    updateObservesChanges()
  }

  /// Sets `owner` as the delegate, which is notified of changes of the geometry and handles layout and display. It
  /// isn't asked for actions at each change.
  package final func attach(owner: any LayerOwner) {
    extras?.delegate = nil
    self.owner = owner
  }

  /// Removes the owner, which calls this before it is deallocated.
  package final func detachOwner() {
    owner = nil
  }

  private final func updateObservesChanges() {
    let observes =
      !Self.isBuiltIn(type(of: self)) || extras?.delegate != nil || extras?.actions != nil
      || flags.contains(.isOnScreen)
    store(observes, as: .observesChanges)
  }
}
