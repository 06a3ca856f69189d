// The traits of a controller, which are those of its view's environment with its own overrides.

extension UIViewController {
  /// The overridden traits of this controller's view and children.
  public final var traitOverrides: UITraitOverrides {
    get { traitOverridesStorage ?? UITraitOverrides() }
    set {
      traitOverridesStorage = newValue.values.isEmpty ? nil : newValue
      updateInheritedTraits()
      viewStorage?.updateInheritedTraits()
    }
  }

  /// The user interface style of this controller's view and children, regardless of the environment.
  ///
  /// - Default: `.unspecified`, for the style of the environment.
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

  /// Sets the overridden traits of a child and its view, or removes them if `collection` is `nil`. Deprecated by Apple
  /// since iOS 17.
  ///
  /// - Parameters:
  ///   - collection: The traits. Unspecified traits are those of the environment.
  ///   - childViewController: A child of this controller. Another controller is a programming error.
  public final func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    preconditionOfCaller(
      childViewController.parentStorage === self,
      "setOverrideTraitCollection(_:forChild:): \(childViewController) is not a child of \(self)")
    childViewController.traitsFromParent = collection
    childViewController.updateInheritedTraits()
    childViewController.viewStorage?.updateInheritedTraits()
  }

  /// Returns the traits that were set for a child with ``setOverrideTraitCollection(_:forChild:)``, or `nil` if none
  /// were set.
  public final func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.parentStorage === self ? childViewController.traitsFromParent : nil
  }

  /// The controller's own overrides, which take precedence over those that its parent set for it.
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

  /// Returns the traits of the controller in another environment.
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

  /// Calls a handler with the controller and its previous traits when one of the traits changes.
  @discardableResult
  public final func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    _ = traitCollection
    return traitObservers.register(traits, handler: handler)
  }

  /// Calls a method of the controller when one of the traits changes.
  ///
  /// - Parameter action: The selector of a method without arguments, with the controller, or with the controller and
  ///   its previous traits.
  @discardableResult
  public final func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    _ = traitCollection
    return traitObservers.register(traits, target: nil, action: action)
  }

  /// Calls a method of a target when one of the traits changes. The reference to the target is weak.
  ///
  /// - Parameter action: The selector of a method without arguments, with the controller, or with the controller and
  ///   its previous traits.
  @discardableResult
  public final func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    _ = traitCollection
    return traitObservers.register(traits, target: target, action: action)
  }

  /// Removes a registration.
  public final func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.unregister(registration)
  }
}

extension UIViewController: UITraitChangeObservable {}

extension UIViewController {
  /// The measures of the design in which the controller's view is displayed.
  package final var measures: DesignMeasures { traitCollection.measures }
}
