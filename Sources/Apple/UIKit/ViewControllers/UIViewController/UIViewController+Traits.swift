// Traits of a controller: those of its view's surroundings with its own overrides.

extension UIViewController {
  /// Traits that differ in this controller's view and children from what the surroundings give.
  public final var traitOverrides: UITraitOverrides {
    get { traitOverridesStorage ?? UITraitOverrides() }
    set {
      traitOverridesStorage = newValue.values.isEmpty ? nil : newValue
      updateInheritedTraits()
      viewStorage?.updateInheritedTraits()
    }
  }

  /// The style that holds in this controller's view and children, whatever the surroundings'.
  ///
  /// - Default: `.unspecified`, which takes the surroundings' style.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverridesStorage?.values.userInterfaceStyle ?? .unspecified }
    set {
      if newValue == .unspecified {
        traitOverrides.remove(UITraitUserInterfaceStyle.self)
      } else {
        traitOverrides.userInterfaceStyle = newValue
      }
    }
  }

  /// Traits that differ in a child, and its view, from what this controller's surroundings give; `nil` ends that. Deprecated by Apple
  /// since iOS 17.
  ///
  /// - Parameters:
  ///   - collection: the traits; what it does not specify stays the surroundings'.
  ///   - childViewController: a child of this controller; another one is a programming error.
  public final func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    preconditionOfCaller(
      childViewController.parentStorage === self,
      "setOverrideTraitCollection(_:forChild:): \(childViewController) is no child of \(self)")
    childViewController.traitsFromParent = collection
    childViewController.updateInheritedTraits()
    childViewController.viewStorage?.updateInheritedTraits()
  }

  /// What ``setOverrideTraitCollection(_:forChild:)`` was given for a child; `nil` where it was not.
  public final func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.parentStorage === self ? childViewController.traitsFromParent : nil
  }

  /// The controller's own overrides, above those that its parent set for it.
  private var allOverrides: TraitValues? {
    let outer = traitsFromParent?.values
    guard let own = traitOverridesStorage?.values else { return outer }
    return outer?.merging(own) ?? own
  }

  func computedTraits() -> UITraitCollection {
    let inherited: UITraitCollection
    if let view = viewStorage, view.superviewStorage != nil {
      inherited = view.surroundingTraits
    } else if let parent = parentStorage {
      inherited = parent.traitCollection
    } else {
      inherited = UIScreen.main.traitCollection
    }
    guard let overrides = allOverrides else { return inherited }
    return UITraitCollection(values: inherited.values.merging(overrides))
  }

  /// The controller's traits in other surroundings.
  func traits(in surroundings: UITraitCollection) -> UITraitCollection {
    guard let overrides = allOverrides else { return surroundings }
    return UITraitCollection(values: surroundings.values.merging(overrides))
  }

  func updateInheritedTraits() {
    guard let old = traitsStorage else { return }
    let new = computedTraits()
    guard new !== old else { return }
    traitsStorage = new
    guard new.values != old.values else { return }
    new.performAsCurrent {
      traitCollectionDidChange(old)
      traitObservers.notify(self, from: old, to: new)
    }
  }

  /// Calls a handler, with the controller and its old traits, when one of the traits changes.
  @discardableResult
  public final func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    _ = traitCollection
    return traitObservers.register(traits, handler: handler)
  }

  /// Sends a message to the object itself when one of the traits changes.
  ///
  /// - Parameter action: a method without arguments, with the object, or with the object and its old traits.
  @discardableResult
  public final func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    _ = traitCollection
    return traitObservers.register(traits, target: nil, action: action)
  }

  /// Sends a message to a target, which is not retained, when one of the traits changes.
  ///
  /// - Parameter action: a method without arguments, with the object, or with the object and its old traits.
  @discardableResult
  public final func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    _ = traitCollection
    return traitObservers.register(traits, target: target, action: action)
  }

  /// Ends a registration.
  public final func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.unregister(registration)
  }
}

extension UIViewController: UITraitChangeObservable {}

extension UIViewController {
  /// The measures of the design that the controller's view is shown in.
  package final var measures: DesignMeasures { traitCollection.measures }
}
