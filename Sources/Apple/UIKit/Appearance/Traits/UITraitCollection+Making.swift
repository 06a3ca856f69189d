import Foundation

extension UITraitCollection {
  /// Creates a collection with the traits of several ones. If they specify the same trait, the later value counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(values: traitCollections.reduce(into: TraitValues()) { $0.merge($1.values) })
  }

  /// Creates a collection with the traits that `mutations` sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: UITraitCollection.apply(mutations, to: TraitValues()))
  }

  /// Returns a copy in which `mutations` changed some traits.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values: UITraitCollection.apply(mutations, to: values))
  }

  private static func apply(
    _ mutations: (inout any UIMutableTraits) -> Void, to values: TraitValues
  ) -> TraitValues {
    var traits: any UIMutableTraits = MutableTraits(values: values)
    mutations(&traits)
    guard let changed = traits as? MutableTraits else {
      fatalError("UITraitCollection: the mutations replaced the traits with a \(type(of: traits))")
    }
    return changed.values
  }

  /// Returns a copy in which `overrides` take precedence.
  package func overridden(by overrides: TraitValues) -> UITraitCollection {
    overrides.isEmpty ? self : UITraitCollection(values: values.merging(overrides))
  }

  private convenience init<T: UITraitDefinition>(_ trait: T.Type, _ value: T.Value) {
    var values = TraitValues()
    values[trait] = value
    self.init(values: values)
  }

  /// Creates a collection with an interface idiom only.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(UITraitUserInterfaceIdiom.self, idiom)
  }

  /// Creates a collection with a style only.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(UITraitUserInterfaceStyle.self, userInterfaceStyle)
  }

  /// Creates a collection with a layout direction only.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(UITraitLayoutDirection.self, layoutDirection)
  }

  /// Creates a collection with a number of pixels per point only.
  public convenience init(displayScale scale: CGFloat) { self.init(UITraitDisplayScale.self, scale) }

  /// Creates a collection with a horizontal size class only.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitHorizontalSizeClass.self, horizontalSizeClass)
  }

  /// Creates a collection with a vertical size class only.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitVerticalSizeClass.self, verticalSizeClass)
  }

  /// Creates a collection with a force touch capability only.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(UITraitForceTouchCapability.self, capability)
  }

  /// Creates a collection with a text size only.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(UITraitPreferredContentSizeCategory.self, preferredContentSizeCategory)
  }

  /// Creates a collection with a color gamut only.
  public convenience init(displayGamut: UIDisplayGamut) { self.init(UITraitDisplayGamut.self, displayGamut) }

  /// Creates a collection with a contrast only.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(UITraitAccessibilityContrast.self, accessibilityContrast)
  }

  /// Creates a collection with a level only.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(UITraitUserInterfaceLevel.self, userInterfaceLevel)
  }

  /// Creates a collection with a legibility weight only.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(UITraitLegibilityWeight.self, legibilityWeight)
  }

  /// Creates a collection with an active or inactive appearance only.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(UITraitActiveAppearance.self, activeAppearance)
  }

  /// Creates a collection with a dynamic range of images only.
  public convenience init(imageDynamicRange: UIImage.DynamicRange) {
    self.init(UITraitImageDynamicRange.self, imageDynamicRange)
  }

  /// Creates a collection with a language of typesetting only.
  public convenience init(typesettingLanguage: Locale.Language) {
    self.init(UITraitTypesettingLanguage.self, typesettingLanguage)
  }

  /// Creates a collection with a capture state only.
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init(UITraitSceneCaptureState.self, sceneCaptureState)
  }

  /// Creates a collection with a kind of list only.
  public convenience init(listEnvironment: UIListEnvironment) {
    self.init(UITraitListEnvironment.self, listEnvironment)
  }
}
