// How traits come down the hierarchy, and who hears of their changes.

extension UIView {
  /// Traits that differ here, and below, from what the surroundings give.
  public final var traitOverrides: UITraitOverrides {
    get { rareStorage?.traitOverrides ?? UITraitOverrides() }
    set {
      rare.traitOverrides = newValue.values.isEmpty ? nil : newValue
      updateInheritedTraits()
    }
  }

  /// The style that holds here and below, whatever the surroundings'.
  ///
  /// - Default: `.unspecified`, which takes the surroundings' style.
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

  /// Has pending changes of traits, which are told of at once here, told of now.
  ///
  /// Overrides take effect when they are set, so that there is never anything left to do; the method is here because
  /// on iOS 17 and later changes wait for the next update.
  public final func updateTraitsIfNeeded() {
    updateInheritedTraits()
  }

  /// The traits that this view finds in its surroundings: its controller's, its superview's, the screen's, or, of a view that
  /// lies nowhere yet, those of whoever asks.
  var inheritedTraits: UITraitCollection {
    if let controller = viewControllerStorage { return controller.traitCollection }
    return surroundingTraits
  }

  /// As `inheritedTraits`, without the controller whose root this view is.
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

  /// Settles the traits of the subtree anew and tells views and controllers whose traits changed.
  func updateInheritedTraits() {
    viewControllerStorage?.updateInheritedTraits()
    // A view that nobody has asked has nothing to compare with, and its content was made for no traits yet.
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
        // As documented for a change of appearance: code that sets a layer's colors does it in any of these.
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

  /// UIKit's own classes take note of a change here, so that subclasses that forget `super` don't break them.
  private func viewTraitsDidChange(from old: UITraitCollection) {
    (self as? any TraitDependent)?.adoptTraits(changedFrom: old)
  }

  // MARK: - Registering

  /// Calls a handler, with the view and its old traits, when one of the traits changes.
  @discardableResult
  public final func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    _ = traitCollection
    return rare.traitObservers.register(traits, handler: handler)
  }

  /// Sends a message to the object itself when one of the traits changes.
  ///
  /// - Parameter action: a method without arguments, with the object, or with the object and its old traits.
  @discardableResult
  public final func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    _ = traitCollection
    return rare.traitObservers.register(traits, target: nil, action: action)
  }

  /// Sends a message to a target, which is not retained, when one of the traits changes.
  ///
  /// - Parameter action: a method without arguments, with the object, or with the object and its old traits.
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
  /// The measures of the design that the view is shown in.
  package final var measures: DesignMeasures { traitCollection.measures }
}

/// A view of UIKit's own whose content depends on traits.
@MainActor
protocol TraitDependent {
  /// The traits have changed; called before the app's own callbacks.
  func adoptTraits(changedFrom previous: UITraitCollection)
}

/// What is otherwise in a view for some traits than for others.
@MainActor
protocol TraitVariations: AnyObject {
  /// The view has other traits. What they make no difference to stays as it is.
  func adopt(_ traits: UITraitCollection)
}
