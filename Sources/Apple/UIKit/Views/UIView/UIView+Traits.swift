// The inheritance of traits in the hierarchy, and the notification of their changes.

extension UIView {
  /// The traits that override the inherited ones in the view and its subviews.
  public final var traitOverrides: UITraitOverrides {
    get { rareStorage?.traitOverrides ?? UITraitOverrides() }
    set {
      rare.traitOverrides = newValue.values.isEmpty ? nil : newValue
      updateInheritedTraits()
    }
  }

  /// The user interface style of the view and its subviews, regardless of the inherited one.
  ///
  /// - Default: `.unspecified`, which uses the inherited style.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { rareStorage?.traitOverrides?.values.userInterfaceStyle ?? .unspecified }
    set {
      if newValue == .unspecified {
        traitOverrides.remove(UITraitUserInterfaceStyle.self)
      } else {
        traitOverrides.userInterfaceStyle = newValue
      }
    }
  }

  /// Sends pending notifications of trait changes. Here, they are sent at once.
  ///
  /// Overrides take effect when they are set, so the method has nothing to do. It exists because changes wait for the
  /// next update on iOS 17 and later.
  public final func updateTraitsIfNeeded() {
    updateInheritedTraits()
  }

  /// The traits that the view inherits from its controller, its superview or the screen; from the current traits if it
  /// has none of these.
  var inheritedTraits: UITraitCollection {
    if let controller = viewControllerStorage { return controller.traitCollection }
    return surroundingTraits
  }

  /// The inherited traits without those of the controller whose root this view is.
  var surroundingTraits: UITraitCollection {
    if let superview = superviewStorage { return superview.traitCollection }
    if let window = self as? UIWindow { return window.screenTraits }
    return UITraitCollection.current
  }

  func computedTraits() -> UITraitCollection {
    let inherited = inheritedTraits
    guard let rare = rareStorage else { return inherited }
    var values = rare.traitOverrides.map { inherited.values.merging($0.values) }
    let category = (values ?? inherited.values).preferredContentSizeCategory
    if let limited = category.flatMap(rare.limited) {
      values = values ?? inherited.values
      values?.preferredContentSizeCategory = limited
    }
    if let list = rare.listEnvironment, rare.traitOverrides?.contains(UITraitListEnvironment.self) != true,
      (values ?? inherited.values).listEnvironment != list
    {
      values = values ?? inherited.values
      values?.listEnvironment = list
    }
    return values.map { UITraitCollection(values: $0) } ?? inherited
  }

  /// Updates the traits of the subtree and notifies the views and controllers whose traits changed.
  func updateInheritedTraits() {
    viewControllerStorage?.updateInheritedTraits()
    // Nobody has read the view's traits, so there is nothing to compare with and no content depends on them.
    guard let old = traitsStorage else {
      if subviewStorage.isEmpty == false { for subview in subviewStorage { subview.updateInheritedTraits() } }
      if backgroundColorStorage != nil { applyBackgroundColor() }
      return
    }
    let new = computedTraits()
    guard new !== old else { return }
    traitsStorage = new
    if new.values != old.values { traitsDidChange(from: old, to: new) }
    for subview in subviewStorage { subview.updateInheritedTraits() }
  }

  private func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
    new.performAsCurrent {
      if new.hasDifferentColorAppearance(comparedTo: old) {
        applyBackgroundColor()
        setNeedsDisplay()
        // As documented for a change of appearance, code may set the colors of a layer in any of these methods.
        markNeedsUpdateConstraints()
        setNeedsLayout()
        if tintColorStorage == nil || new.userInterfaceStyle != old.userInterfaceStyle { tintColorDidChange() }
      }
      if new.displayScale != old.displayScale {
        layer.contentsScale = new.displayScale
        setNeedsLayout()
      }
      if new.layoutDirection != old.layoutDirection { layoutDirectionDidChange() }
      if new.preferredContentSizeCategory != old.preferredContentSizeCategory { setNeedsLayout() }
      if new.measures !== old.measures {
        applyBackgroundColor()
        viewControllerStorage?.applySystemMargins()
        invalidateIntrinsicContentSize()
        markNeedsUpdateConstraints()
        setNeedsLayout()
        setNeedsDisplay()
      }
      if AppearanceProxies.current.areUsed, window != nil { AppearanceProxies.current.apply(to: self) }
      for variations in rareStorage?.variations ?? [] { variations.adopt(new) }
      viewTraitsDidChange(from: old)
      traitCollectionDidChange(old)
      rareStorage?.traitObservers.notify(self, from: old, to: new)
    }
  }

  /// Notifies UIKit's own classes here, so that subclasses that don't call `super` don't break them.
  private func viewTraitsDidChange(from old: UITraitCollection) {
    (self as? any TraitDependent)?.adoptTraits(changedFrom: old)
  }

  // MARK: - Registering

  /// Registers a handler, which gets the view and its previous traits when one of the traits changes.
  @discardableResult
  public final func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    _ = traitCollection
    return rare.traitObservers.register(traits, handler: handler)
  }

  /// Registers an action, which is sent to the object itself when one of the traits changes.
  ///
  /// - Parameter action: A method without arguments, with the object, or with the object and its previous traits.
  @discardableResult
  public final func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    _ = traitCollection
    return rare.traitObservers.register(traits, target: nil, action: action)
  }

  /// Registers an action, which is sent to a target when one of the traits changes. The target isn't retained.
  ///
  /// - Parameter action: A method without arguments, with the object, or with the object and its previous traits.
  @discardableResult
  public final func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    _ = traitCollection
    return rare.traitObservers.register(traits, target: target, action: action)
  }

  /// Ends a registration.
  public final func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    rareStorage?.traitObservers.unregister(registration)
  }
}

extension UIView: UITraitChangeObservable {}

extension UIView {
  /// The measures of the design that the view uses.
  package final var measures: DesignMeasures { traitCollection.measures }
}

/// A view of UIKit's own whose content depends on traits.
@MainActor
protocol TraitDependent {
  /// Updates the content after a change of the traits. Called before the app's callbacks.
  func adoptTraits(changedFrom previous: UITraitCollection)
}

/// The properties of a view that vary with its traits.
@MainActor
protocol TraitVariations: AnyObject {
  /// Applies the values for new traits. Properties that don't vary keep their values.
  func adopt(_ traits: UITraitCollection)
}
